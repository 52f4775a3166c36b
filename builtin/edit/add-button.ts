import { actionButton } from '../parts/action-button.ts';
import type { Action } from '../understand/action.ts';
import { foldText } from '../understand/fold-text.ts';
import { capitalized, identifier } from '../understand/identifier.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Where } from './commands.ts';
import { idleActions } from './idle-actions.ts';
import { insertPart } from './insert-part.ts';
import type { Patch } from './patch.ts';
import { QUOTED } from './quoted-words.ts';

/** Adds a button that fires the declared action of that name, or, where it may, one of our own. */
export function addButton(patch: Patch, u: Understanding, thing: string, where: Where | undefined): boolean {
  const label =
    QUOTED.exec(thing)?.[1] ??
    capitalized(
      thing
        .replace(
          /\b(?:an?|the|ein(?:en)?|un|button|knopf|bouton|bot[oó]n|schaltfläche|labelled|labeled|called|named|saying|secondary|primary|for|to)\b/giu,
          ' ',
        )
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  if (label === '') return false;
  const declared = u.actions.find((action) => foldText(action.label) === foldText(label)) ?? onlyIdle(patch, u);
  if (declared === undefined && !u.mayInvent) return false;
  const action = declared ?? {
    name: identifier(label, 'press'),
    label,
    mood: /\b(?:cancel|back|reset|clear)\b/iu.test(label) ? 'cancel' : 'plain',
    required: false,
    primary: false,
    fields: [],
    description: undefined,
  };
  const button = actionButton({ ...action, label }, {}, action.mood === 'cancel' ? 'ghost' : 'secondary', u.copy);
  insertPart(patch, button, where, 'buttons');
  return true;
}

// One declared action that nothing fires yet is what the new button is for.
function onlyIdle(patch: Patch, u: Understanding): Action | undefined {
  const [only, ...others] = idleActions(patch, u);
  return others.length === 0 ? only : undefined;
}
