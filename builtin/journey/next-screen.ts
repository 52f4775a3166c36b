import type { ActionContext } from '#contract/request/compose-request.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths, part, type Part } from '#builtin/part.ts';
import { factList, valueTags } from '#builtin/parts/facts/facts.ts';
import { allFacts, allLists, type Fact, type Group } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { requestParts } from '#builtin/understand/request/request-parts.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { openingOf, titleOf } from '#builtin/understand/title/title.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { outcomeScreen } from '#builtin/screens/messages/outcome.ts';
import { fittingScreen } from '#builtin/screens/choosing/fitting-screen.ts';
import { enteredValues, isReference } from './entered.ts';
import { followingType } from './following-type.ts';
import { beginsWith, says, wordList } from '#builtin/understand/words/word-list.ts';
import { belowHeader } from '#builtin/parts/page/page.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { elementOf, parents } from '#contract/spec/spec-tree.ts';

const ASKS_FOR_CONFIRMATION = wordList(
  'are you sure|ask the user|ask them|ask for confirmation|before sending/submitting/placing/deleting|review and/before',
);

// Words about the journey itself, which are not part of a title.
const ABOUT_JOURNEY = wordList(
  'user|next|after|screen|step|continue|following|follow|journey|clicked|submitted|pressed|what happens',
);

// Subjects of sentences that report what happened: "The user booked a table."
const REPORTS = wordList(
  'user/customer/guest/they/he/she/visitor/patient/client/i',
  'the/a user/customer/guest/visitor/patient/client',
);

/**
 * The screen that follows an action of the user: the one that the prompt asks for, else the record they opened, else the
 * outcome of what they sent. It shows what they entered and never asks for it again.
 */
export function nextScreen(context: ActionContext, prior: Spec | undefined, original: Understanding): Part {
  const u = withoutReports(original);
  const labels = labelsOfPrior(prior);
  const entered = relabelled(readData(enteredValues(context, original.given)), labels);
  const data = merged(entered, u.data);
  const uiType = followingType(context, u, entered);
  const named = hasUsableTitle(u)
    ? u.named
    : { ...u.named, title: uiType === 'detail_view' ? undefined : quotedAs('title', u.quoted) };
  const next: Understanding = {
    ...u,
    uiType,
    data,
    named,
    fields: unanswered(u, [...data.facts, ...allFacts(entered)]),
  };
  const isQuestion = asksForConfirmation(u.prompt);
  if (uiType === 'confirmation' && !isQuestion) return outcomeScreen(next);
  const screen = fittingScreen(
    isQuestion ? { ...next, named: { ...named, title: questionTitle(context, named.title) } } : next,
  );
  return withEntered(screen, entered, next);
}

// The fired action is a better title than a bare "Are you sure?".
function questionTitle({ action }: ActionContext, title: string | undefined): string | undefined {
  return title === undefined || /^are you sure\W*$/iu.test(title) ? humanize(action) : title;
}

// Adds the entered values that the screen does not show, below its header.
function withEntered(screen: Part, entered: Group, u: Understanding): Part {
  const { pointers, terms } = shownOn(screen);
  // Booleans are shown as fixed words, so they have no pointer on the screen; compare their labels.
  const isShown = ({ pointer, label, value }: Fact): boolean =>
    pointers.has(pointer) || (typeof value === 'boolean' && terms.has(label));
  const facts = allFacts(entered).filter((fact) => !isReference(fact.key) && fact.kind !== 'picture' && !isShown(fact));
  const lists = allLists(entered).filter(({ pointer }) => !pointers.has(pointer) && !pointers.has(`${pointer}/0`));
  const card = part('enteredCard', 'Card', { title: u.copy.summary }, [factList('entered', facts, u)]);
  const parts = [...(facts.length === 0 ? [] : [card]), ...lists.flatMap((list) => valueTags(list, u))];
  return parts.length === 0 ? screen : belowHeader(screen, parts);
}

/** The state paths that a screen reads or writes, and the labels of its description lists. */
function shownOn(screen: Part): { pointers: Set<unknown>; terms: Set<unknown> } {
  const pointers = new Set<unknown>();
  const terms = new Set<unknown>();
  JSON.stringify(screen, (key, value: unknown) => {
    if (key === 'term') terms.add(value);
    else if (typeof value === 'string' && value.startsWith('/')) pointers.add(value);
    return value;
  });
  return { pointers, terms };
}

// Reads the prompt again without the sentences that report what happened.
function withoutReports(u: Understanding): Understanding {
  const sentences = u.prompt.split(/(?<=[.!?])\s+/u);
  const request = sentences
    .filter((sentence) => !beginsWith(REPORTS, sentence))
    .join(' ')
    .trim();
  const { fields } = requestParts(request, u.uiType);
  return { ...u, prompt: request, fields, named: titleOf(openingOf(request), u) };
}

function asksForConfirmation(prompt: string): boolean {
  return says(ASKS_FOR_CONFIRMATION, prompt);
}

function hasUsableTitle({ named }: Understanding): boolean {
  return named.title !== undefined && !says(ABOUT_JOURNEY, named.title) && named.title.split(' ').length <= 6;
}

// Leaves out fields that the user has already answered.
function unanswered(u: Understanding, answers: readonly Fact[]): Understanding['fields'] {
  const known = new Set(answers.map(({ key }) => joinedWords(key)));
  return u.fields.filter(({ name }) => !known.has(joinedWords(name)));
}

/**
 * Data from the host wins over what the user entered under the same key. An entered identifier that the host's data
 * repeats is left out.
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

/**
 * The labels of the screen that the user left, by the last segment of the state path that a control was bound to, and by
 * the name of the param that read it.
 */
function labelsOfPrior(prior: Spec | undefined): Map<string, string> {
  const labels = new Map<string, string>();
  if (prior === undefined) return labels;
  const parentOf = parents(prior);
  const byPointer = new Map<string, string>();
  for (const [id, element] of Object.entries(prior.elements)) {
    const frame = elementOf(prior, parentOf.get(id) ?? '');
    const label = element.props['label'] ?? frame?.props['label'];
    if (typeof label !== 'string') continue;
    for (const pointer of boundPaths(element.props)) byPointer.set(pointer, label);
  }
  for (const [pointer, label] of byPointer) labels.set(pointer.slice(pointer.lastIndexOf('/') + 1), label);
  for (const element of Object.values(prior.elements)) {
    for (const { binding } of wiresOf(element)) {
      for (const [name, value] of Object.entries(binding.params ?? {})) {
        const label =
          isJsonObject(value) && typeof value['$state'] === 'string' ? byPointer.get(value['$state']) : undefined;
        if (label !== undefined) labels.set(name, label);
      }
    }
  }
  return labels;
}
