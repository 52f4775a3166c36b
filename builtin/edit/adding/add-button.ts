import { part } from '#builtin/part.ts';
import { actionButton } from '#builtin/parts/actions/action-button.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { idleActions } from '../idle-actions.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { insertPart } from './insert-part.ts';
import { placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Adds a button: a copy of one on the screen, one for a declared action, or, if allowed, one with an invented action. */
export function addButton(patch: Patch, u: Understanding, label: string, where: Where | undefined): boolean {
  const existing = existingButton(patch, label);
  if (existing !== undefined && addCopy(patch, existing, where)) return true;
  const declared =
    u.actions.find((action) => foldText(action.label) === foldText(label)) ?? unusedActionFor(patch, u, label);
  if (declared === undefined && !u.canInventActions) return false;
  const action = declared ?? {
    name: identifier(label, 'press'),
    label,
    intent: /\b(?:cancel|back|reset|clear)\b/iu.test(label) ? 'cancel' : 'plain',
    required: false,
    primary: false,
    fields: [],
    description: undefined,
    confirmed: 'never',
  };
  const button = actionButton({ ...action, label }, {}, action.intent === 'cancel' ? 'ghost' : 'secondary', u.copy);
  insertPart(patch, button, where, 'buttons');
  return true;
}

function existingButton({ spec }: Patch, label: string): Place | undefined {
  const wanted = foldText(label);
  return placesOf(spec).find(({ element }) => {
    const own = element.props['label'];
    return element.type === 'Button' && typeof own === 'string' && foldText(own) === wanted;
  });
}

function addCopy(patch: Patch, { id, element }: Place, where: Where | undefined): boolean {
  const { type, props, on } = element;
  if (where === undefined) return false;
  insertPart(patch, part(id, type, props, [], on === undefined ? {} : { on }), where, 'buttons');
  return true;
}

// If the label shares a word with just one unused declared action, the button is for that action.
function unusedActionFor(patch: Patch, u: Understanding, label: string): Action | undefined {
  const hasSharedWord = ({ name, label: actionLabel }: Action) =>
    wordsOf(label).some((word) => wordsOf(`${name} ${actionLabel}`).some((one) => wordSimilarity(word, one) > 0));
  const [only, ...others] = idleActions(patch, u).filter(hasSharedWord);
  return others.length === 0 ? only : undefined;
}
