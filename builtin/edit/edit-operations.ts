import type { Spec } from '#contract/spec.ts';
import type { Step } from '../part.ts';
import { actionControls } from '../parts/action-controls.ts';
import type { Understanding } from '../understand/understanding.ts';
import { add } from './add.ts';
import { commandsIn, type Command } from './commands.ts';
import { convert } from './convert.ts';
import { fill } from './fill.ts';
import { idleActions } from './idle-actions.ts';
import { insertPart } from './insert-part.ts';
import { saysListItem } from './list-items.ts';
import { moveListItem } from './move-list-item.ts';
import { move, swap } from './move.ts';
import { patchOf, type Patch } from './patch.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { restyle } from './restyle.ts';
import { dropNamedProp, setNamedProp } from './set-prop.ts';
import { sort } from './sort.ts';
import { showFact } from './show-fact.ts';
import { showNewData } from './show-new-data.ts';

/**
 * The operations that a prompt's everyday changes come to. What it can't read it leaves as it is. Declared actions that
 * no control fires yet get a button, data that nothing shows yet a place; when there is nothing to do at all, one operation says what is the case anyway.
 * Rests before each change.
 */
export function* editOperations(prior: Spec, u: Understanding): Generator<void, Step[]> {
  const patch = patchOf(prior);
  const there = { ...u, given: { ...prior.state, ...u.given } };
  for (const command of commandsIn(u.prompt)) {
    yield;
    obey(patch, there, command);
  }
  yield;
  wireNewActions(patch, there);
  showNewData(patch, prior, there);
  return patch.operations.length > 0 ? patch.operations : [{ op: 'replace', path: '/root', value: prior.root }];
}

function obey(patch: Patch, u: Understanding, command: Command): boolean {
  switch (command.verb) {
    case 'rename':
      return setNamedProp(patch, command.target, command.to) || rename(patch, command.target, command.to);
    case 'remove':
      return dropNamedProp(patch, command.target) || remove(patch, command.target);
    case 'set':
      return (
        setNamedProp(patch, command.target, command.value) ||
        fill(patch, command.target, command.value) ||
        rename(patch, command.target, command.value)
      );
    case 'convert':
      return convert(patch, command.target, command.to);
    case 'show':
      return showFact(patch, command.what);
    case 'add':
      return add(patch, u, command.thing, command.where);
    case 'move':
      return (
        (saysListItem(command.target) && moveListItem(patch, command.target, command.where)) ||
        move(patch, command.target, command.where) ||
        moveListItem(patch, command.target, command.where)
      );
    case 'swap':
      return swap(patch, command.one, command.other);
    case 'sort':
      return sort(patch, command.target, command.by, command.isDown);
    case 'style':
      return restyle(patch, command.target, command.look);
    case 'fill':
      return fill(patch, command.target, command.value);
  }
}

function wireNewActions(patch: Patch, u: Understanding): void {
  const controls = actionControls(idleActions(patch, u), u);
  for (const button of controls.buttons) insertPart(patch, button, undefined, 'buttons');
  for (const dialog of controls.dialogs) insertPart(patch, dialog, { side: 'last' }, 'page');
}
