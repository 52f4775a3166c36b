import type { Definition } from '#catalog/definition.ts';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { linesOf } from '../spec-lines.ts';
import { part, type Part } from '../part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '../understand/understanding.ts';
import { fillProps } from './fill-props.ts';

/** A caller's own component as a part of a screen, and the pointers of the data that it shows. */
export type CustomPart = { part: Part; shows: string[] };

/** True for a spec without findings, which may use the given custom component besides the catalog. */
export type IsSound = (spec: Json, custom: Definition) => boolean;

/** A component filled from the request; undefined when it cannot be filled truthfully and validly. */
export function customPart(definition: Definition, u: Understanding, isSound: IsSound): CustomPart | undefined {
  const filled = fillProps(definition, u);
  if (filled === undefined) return undefined;
  const id = identifier(definition.name, 'custom');
  const single = part(id, definition.name, filled.props, [], { seeds: filled.seeds });
  const whole =
    filled.repeats === undefined
      ? single
      : part(`${id}List`, 'Grid', { minColWidth: '240px', gap: 'md' }, [single], {
          repeat: { statePath: filled.repeats.pointer },
        });
  return isValidAlone(whole, definition, u, isSound) ? { part: whole, shows: filled.shows } : undefined;
}

/** True when a part alone, with the data of the request, is a spec without findings. */
export function isValidAlone(piece: Part, definition: Definition, { given }: Understanding, isSound: IsSound): boolean {
  const frame = { state: structuredClone(given), root: 'root', elements: {} } satisfies Json;
  const operations = [...linesOf(piece)].map((line) => JSON.parse(line) as Operation);
  return isSound(foldOperations(frame, operations), definition);
}
