import { definitionOf } from '#catalog/components.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '../part.ts';
import type { Understanding } from '../understand/understanding.ts';
import { foldText } from '../understand/fold-text.ts';
import { add } from './add.ts';
import type { Command } from './command.ts';
import { canConvert, convert } from './convert.ts';
import { fill } from './fill.ts';
import { isElement } from './find-element.ts';
import { move, swap, swapInRow } from './move.ts';
import { namesOn } from './names.ts';
import { subtree, type Patch } from './patch.ts';
import { remove } from './remove.ts';
import { rename, renameBeginnings } from './rename.ts';
import { restyle, setRequired } from './restyle.ts';
import { dropNamedProp, setNamedProp } from './set-prop.ts';
import { setValue } from './set-value.ts';
import { showFact } from './show-fact.ts';
import { sort } from './sort.ts';
import { findTargets, type Target } from './targets.ts';

/** Makes one change; false when nothing on the screen fits it. */
export function obey(patch: Patch, u: Understanding, command: Command): boolean {
  const { within } = command;
  const holder = within === undefined ? undefined : findTargets(patch.spec, within)[0]?.place.id;
  const find = (phrase: string, fits?: (target: Target) => boolean) =>
    findTargets(patch.spec, phrase, fits === undefined ? { within: holder } : { within: holder, fits });
  switch (command.verb) {
    case 'rename':
      if (command.others !== undefined && renameBeginnings(patch, command.target, [command.to, ...command.others]))
        return true;
      return (
        setNamedProp(patch, command.target, command.to) ||
        rename(patch, renamed(patch, find(command.target), command), command.target, command.to)
      );
    case 'remove':
      return (
        dropNamedProp(patch, command.target) ||
        find(command.target, (one) => one.item !== undefined || isElement(one))
          .map((one) => remove(patch, one))
          .includes(true)
      );
    case 'add':
      return add(patch, u, command.thing, command.where);
    case 'move':
      return each(
        find(command.target, (one) => one.item !== undefined || isElement(one)),
        (one) => move(patch, one, command.where),
      );
    case 'swap':
      return exchange(patch, find(command.one), find(command.other));
    case 'style':
      return restyle(patch, command.target, command.look);
    case 'require':
      return each(
        find(command.target, (one) => isControl(patch, one)),
        ({ place }) => setRequired(patch, place.id, command.isRequired),
      );
    case 'fill':
      return each(
        find(command.target, (one) => isBound(patch, one)),
        (one) => fill(patch, one, command.value),
      );
    case 'set':
      return (
        setNamedProp(patch, command.target, command.value) ||
        each(find(command.target), (one) => setValue(patch, one, command.value, u.prompt))
      );
    case 'convert':
      return each(
        find(command.target, (one) => canConvert(patch, one, command.to)),
        (one) => convert(patch, one, command.to),
      );
    case 'sort':
      return sort(patch, command.target, command.by, command.isDown);
    case 'show':
      return showFact(patch, command.target);
  }
}

// "everywhere" means all that is called so.
function renamed({ spec }: Patch, found: Target[], { target, isAll }: { target: string; isAll?: boolean }): Target[] {
  if (isAll !== true) return found;
  const words = foldText(found[0]?.text ?? target).trim();
  const all = namesOn(spec).filter(({ text, weight }) => weight !== 'key' && foldText(text).trim() === words);
  return all.length === 0 ? found : all.map((named) => ({ ...named, score: 0 }));
}

// One thing is meant, unless all of the same name are one in a repeated row.
function each([first]: readonly Target[], change: (target: Target) => boolean): boolean {
  return first !== undefined && change(first);
}

function exchange(patch: Patch, [one]: readonly Target[], [other]: readonly Target[]): boolean {
  if (one === undefined || other === undefined) return false;
  return one.place.id === other.place.id && one.item === undefined ? swapInRow(patch, one) : swap(patch, one, other);
}

function isControl({ spec }: Patch, { place, item }: Target): boolean {
  const takesMark = (id: string) => definitionOf(elementOf(spec, id)?.type ?? '')?.props['required'] !== undefined;
  return (
    item === undefined &&
    (takesMark(place.id) || (place.parent !== undefined && elementOf(spec, place.parent)?.type === 'FormField'))
  );
}

function isBound({ spec }: Patch, { place, item }: Target): boolean {
  const isOption = item === undefined || item.prop === 'options';
  return (
    isOption &&
    subtree(spec, place.id).filter((id) => boundPaths(elementOf(spec, id)?.props ?? {}).length > 0).length === 1
  );
}
