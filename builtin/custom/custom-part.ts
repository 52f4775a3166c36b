import type { Definition } from '#catalog/definition.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { linesOf } from '../lines.ts';
import { part, type Part } from '../part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '../understand/understanding.ts';
import { fillProps } from './fill-props.ts';

/** A caller's own component, ready to stand on the screen, and the data that it shows there. */
export type CustomPart = { part: Part; shows: string[] };

/** True for a spec without findings, which may use this component of the caller's besides the catalog. */
export type IsSound = (spec: Json, custom: Definition) => boolean;

/** A component filled with what the request holds; undefined when it cannot be filled truthfully and validly. */
export function customPart(definition: Definition, u: Understanding, isSound: IsSound): CustomPart | undefined {
  const filled = fillProps(definition, u);
  if (filled === undefined) return undefined;
  const id = identifier(definition.name, 'custom');
  const alone = part(id, definition.name, filled.props, [], { seeds: filled.seeds });
  const whole =
    filled.repeats === undefined
      ? alone
      : part(`${id}List`, 'Grid', { minColWidth: '240px', gap: 'md' }, [alone], {
          repeat: { statePath: filled.repeats.pointer },
        });
  return standsAlone(whole, definition, u, isSound) ? { part: whole, shows: filled.shows } : undefined;
}

/** True when a part by itself, over the data of the request, is a spec without findings. */
export function standsAlone(piece: Part, definition: Definition, { given }: Understanding, isSound: IsSound): boolean {
  const frame = { state: structuredClone(given), root: 'root', elements: {} } satisfies Json;
  const operations = [...linesOf(piece)].map((line) => JSON.parse(line) as Operation);
  return isSound(foldOperations(frame, operations), definition);
}
