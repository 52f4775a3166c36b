import { part } from '#builtin/part.ts';
import { actionButton } from '#builtin/parts/actions/action-button.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { NewThing, Where } from '#builtin/edit/reading/command.ts';
import { idleActions } from './idle-actions.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { bareName } from '#builtin/edit/words/bare-name.ts';
import { insertPart } from './insert-part.ts';
import { placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

const LABEL_MAX_WORDS = 5;

/** Adds a button: a copy of one on the screen, one for a declared action, or, if allowed, one with an invented action. */
export function addButton(patch: Patch, u: Understanding, thing: NewThing, where: Where | undefined): boolean {
  const label = thing.quotes[0] ?? capitalized(bareName(thing.text, ['button']));
  // A sentence is not a label.
  if (label === '' || (thing.quotes.length === 0 && (/[,;]/.test(label) || wordsOf(label).length > LABEL_MAX_WORDS)))
    return false;
  const existing = existingButton(patch, label, thing);
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
  };
  const button = actionButton({ ...action, label }, {}, action.intent === 'cancel' ? 'ghost' : 'secondary', u.copy);
  insertPart(patch, button, where, 'buttons');
  return true;
}

// The button that already has this label, or the one that the user wants another of.
function existingButton({ spec }: Patch, label: string, { text, quotes, isCopy }: NewThing): Place | undefined {
  const wanted = foldText(label);
  const given = foldText(text);
  const exact = placesOf(spec).find(({ element }) => {
    const own =
      element.type === 'Button' && typeof element.props['label'] === 'string' ? foldText(element.props['label']) : '';
    return own !== '' && (own === wanted || (quotes.length === 0 && own.includes(' ') && given.includes(own)));
  });
  if (exact !== undefined || !isCopy) return exact;
  return findTargets(spec, label, {
    fits: ({ place, item }) => item === undefined && place.element.type === 'Button',
  })[0]?.place;
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
