import type { ActionContext } from '#contract/compose-request.ts';
import type { Spec } from '#contract/spec.ts';
import type { UiType } from '#contract/ui-type.ts';
import type { Part } from '../part.ts';
import { archetypeOf } from '../read/archetype.ts';
import { allFacts, allRecords, isEmpty, readData, type Group } from '../read/data-shape.ts';
import { foldText, wordsOf } from '../read/fold-text.ts';
import { fieldsFromListings } from '../read/fields-from-prompt.ts';
import { listingsOf } from '../read/listings.ts';
import { readTitle } from '../read/title.ts';
import { humanize } from '../read/humanize.ts';
import type { Understanding } from '../read/understanding.ts';
import { outcomeScreen } from '../screens/outcome.ts';
import { fittingScreen } from '../screens/fitting-screen.ts';
import { enteredValues, isReference } from './entered.ts';
import { labelsOfPrior } from './labels-of-prior.ts';

const LOOKS_AT = /^(?:view|open|show|select|details?|inspect|see|preview|read|expand|drill)\b/;
// Words about the journey itself, which no screen is called by.
const ABOUT_JOURNEY =
  /\b(?:user|next|after|screen|step|continue|follow(?:ing)?|journey|clicked|submitted|pressed|what happens)\b/iu;

// What a prompt tells about what happened, which is no wish for the next screen.
const TOLD =
  /(?:^|(?<=[.!?]\s))\s*(?:the |a )?(?:user|customer|guest|they|he|she|visitor|patient|client|i)\b[^.!?]*(?:[.!?]|$)/giu;

/**
 * The screen that follows what the user did: the one that the prompt asks for, else the record they opened, else the
 * outcome of what they sent. What they entered is there to be read and is never asked for again.
 */
export function nextScreen(context: ActionContext, prior: Spec | undefined, whole: Understanding): Part {
  const u = wishIn(whole);
  const labels = labelsOfPrior(prior);
  const entered = relabelled(readData(enteredValues(context, whole.given)), labels);
  const data = merged(entered, u.data);
  const uiType = followingType(context, u);
  const named = isFitTitle(u)
    ? u.named
    : { ...u.named, title: uiType === 'detail_view' ? undefined : u.quoted.find(({ role }) => role === 'title')?.text };
  const next: Understanding = { ...u, uiType, data, named, fields: unanswered(u, data) };
  if (uiType !== 'confirmation' || asksFirst(u.prompt)) return fittingScreen(next);
  return outcomeScreen(next);
}

// Reads the prompt anew without what it tells about the screen before.
function wishIn(u: Understanding): Understanding {
  const wish = u.prompt.replaceAll(TOLD, ' ').trim();
  const listings = listingsOf(wish);
  return { ...u, prompt: wish, listings, fields: fieldsFromListings(listings), named: readTitle(wish, u.quoted) };
}

function followingType({ action, event }: ActionContext, u: Understanding): UiType {
  if (u.saidType !== undefined) return u.saidType;
  const words = foldText(u.prompt);
  const opens = event === 'select' || LOOKS_AT.test(wordsOf(action).join(' '));
  if (opens && !isEmpty(u.data) && !/\b(?:edit|form|confirm\w*)\b/.test(words)) {
    return allRecords(u.data).length > 0 && allFacts(u.data).length === 0 ? 'list_table' : 'detail_view';
  }
  const guess = archetypeOf({
    prompt: u.prompt,
    head: isFitTitle(u) ? (u.named.title ?? '') : '',
    data: u.data,
    actions: u.actions,
    fields: u.fields,
  });
  const asked = guess === 'wizard' && !/\b(?:wizard|steps|onboarding|assistent)\b/.test(words) ? 'form' : guess;
  if (/\b(?:confirmation|thank|success|receipt|done|summary|confirmed|booked|danke|merci|gracias)\b/.test(words))
    return 'confirmation';
  if (asked !== 'other') return asked;
  if (u.fields.length >= 2 || u.actions.some(({ fields }) => fields.some(({ name }) => !isReference(name))))
    return 'form';
  return opens ? 'detail_view' : 'confirmation';
}

function asksFirst(prompt: string): boolean {
  return /\b(?:are you sure|ask (?:the user|them|for confirmation)|before (?:sending|submitting|placing|deleting)|review (?:and|before))\b/iu.test(
    prompt,
  );
}

function isFitTitle({ named }: Understanding): boolean {
  return named.title !== undefined && !ABOUT_JOURNEY.test(named.title) && named.title.split(' ').length <= 6;
}

// A field that the user has answered already is not asked again.
function unanswered(u: Understanding, data: Group): Understanding['fields'] {
  const known = new Set(data.facts.map(({ key }) => wordsOf(key).join('')));
  return u.fields.filter(({ name }) => !known.has(wordsOf(name).join('')));
}

/**
 * What the host says now wins over what the user entered under the same name; an identifier that the host's own facts
 * repeat is left out.
 */
function merged(entered: Group, data: Group): Group {
  const keys = new Set([...data.facts, ...data.records, ...data.lists, ...data.groups].map(({ key }) => key));
  const known = new Set(allFacts(data).map(({ value }) => value));
  const fresh = <Item extends { key: string }>(items: Item[]) => items.filter(({ key }) => !keys.has(key));
  return {
    ...data,
    facts: [...fresh(entered.facts).filter(({ key, value }) => !isReference(key) || !known.has(value)), ...data.facts],
    records: [...fresh(entered.records), ...data.records],
    lists: [...fresh(entered.lists), ...data.lists],
    groups: [...fresh(entered.groups), ...data.groups],
  };
}

function relabelled(group: Group, labels: ReadonlyMap<string, string>): Group {
  const named = <Item extends { key: string; label: string }>(item: Item): Item => ({
    ...item,
    label: labels.get(item.key) ?? humanize(item.key),
  });
  return {
    ...group,
    facts: group.facts.map(named),
    lists: group.lists.map(named),
    records: group.records.map(named),
    groups: group.groups.map((inner) => relabelled({ ...inner, label: labels.get(inner.key) ?? inner.label }, labels)),
  };
}
