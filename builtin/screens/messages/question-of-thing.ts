import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { bindingOf } from '#builtin/parts/actions/action-button.ts';
import { isAskable } from '#builtin/parts/actions/askable.ts';
import { fromFacts, fromFields } from '#builtin/parts/actions/lookups.ts';
import { wireParams } from '#builtin/parts/actions/wire-params.ts';
import { hostedParams } from '#builtin/parts/actions/wired-binding.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart } from '#builtin/parts/controls/form.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { groupParts } from '#builtin/parts/records/group-parts.ts';
import { assign, part, read, type Part } from '#builtin/part.ts';
import { idsOnly } from '#builtin/screens/offers/landing-data.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allLists, type Fact, type Group, type ValueList } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { withPresentValues } from '#builtin/understand/fields/prefill.ts';
import { quotedLabel } from '#builtin/understand/screen/pending.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { effectOf, isForGood } from '#builtin/understand/words/action-intent.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { textLiteral, viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';
import { subjectOf } from '#builtin/parts/records/record-headline.ts';

const SENTENCE_MIN_CHARS = 20;
const MAX_NAMED = 2;
const MAX_MEMBERS = 5;
const SHORT_CHARS = 40;

/**
 * Asks whether something should be done to the one thing that the data describes: the question names it, what follows stands above
 * the answers, and so does what the action asks for. What could be done instead is quieter.
 */
export function questionOfThing(u: Understanding, pending: Action): Part {
  const label = quotedLabel(pending, u.quoted) ?? pending.label;
  const dismissed = `/${ownKey(u, 'dismissed')}`;
  const consequences = allLists(u.data).filter(areSentences);
  const name = nameLine(u);
  const others = actionControls(
    u.actions.filter((action) => action !== pending),
    u,
  );
  const props = { title: u.copy.confirmTitle(label), description: subtitleOf(u) ?? name?.text, titleLevel: 'h1' };
  const rest = without(u.data, consequences);
  const card = part(
    'card',
    'Card',
    props,
    [
      ...warningOf(u, pending),
      ...consequences.map((list) => linesOf(list)),
      ...groupParts(u, rest, [], [], u.copy.summary),
      ...answersOf(u, pending, { label, dismissed, others: others.buttons }),
    ],
    { visible: { $state: dismissed, not: true }, seeds: { [dismissed]: false }, views: name?.views ?? {} },
  );
  return part('root', 'Container', { maxWidth: 'md' }, [
    part('page', 'Stack', { gap: 'md' }, [card, ...others.dialogs]),
  ]);
}

function warningOf(u: Understanding, { description = '' }: Action): Part[] {
  const effect = effectOf(description);
  if (!isForGood(foldText(description)))
    return effect === undefined ? [] : [part('warning', 'Alert', { title: effect, tone: 'warning' })];
  return [part('warning', 'Alert', { title: u.copy.cannotBeUndone, tone: 'critical' })];
}

function areSentences({ values }: ValueList): boolean {
  return values.length > 0 && values.every((text) => typeof text === 'string' && text.length >= SENTENCE_MIN_CHARS);
}

function without(group: Group, lists: readonly ValueList[]): Group {
  return {
    ...group,
    lists: group.lists.filter((list) => !lists.includes(list)),
    groups: group.groups.map((inner) => without(inner, lists)),
  };
}

function linesOf({ key, label, pointer, values }: ValueList): Part {
  const id = identifier(key, 'values');
  const lines = values.map((_, at) =>
    part(`${id}Line`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'start', wrap: false }, [
      part(`${id}Mark`, 'Icon', { name: 'dot', size: 'sm' }),
      part(`${id}Text`, 'Text', { text: read(`${pointer}/${at}`) }),
    ]),
  );
  return part(`${id}Lines`, 'Stack', { gap: 'sm' }, [
    part(`${id}Heading`, 'Heading', { text: label, level: 'h2', size: 'xs' }),
    ...lines,
  ]);
}

// What names the thing: its own name, else that of the small objects inside it, or what distinguishes these: "Row 12".
function nameLine(u: Understanding): { text: Part['props']; views: NonNullable<Part['views']> } | undefined {
  const subject = subjectOf(u);
  const named = [subject, ...subject.groups].flatMap((group) => {
    const own = group.facts.filter(isReadable);
    const title = own.find(({ key }) => plays(key, 'title'));
    if (title !== undefined) return [[title]];
    return group === subject || own.length > MAX_MEMBERS ? [] : [own];
  });
  const facts = named
    .filter((one) => one.length > 0)
    .slice(0, MAX_NAMED)
    .flat();
  const [first, ...more] = facts;
  if (first === undefined) return undefined;
  const path = viewPath(u, subject.pointer, 'asked');
  const query = `join(' · ', [${facts.map((fact) => pieceOf(u, fact)).join(', ')}])`;
  return { text: read(path), views: { [path]: { query, of: first.pointer, and: more.map(({ pointer }) => pointer) } } };
}

function isReadable({ hidden, kind, value }: Fact): boolean {
  return (
    hidden === undefined &&
    kind !== 'picture' &&
    kind !== 'url' &&
    value !== null &&
    String(value).length <= SHORT_CHARS
  );
}

// "12" and "C" need to be called what they are.
function pieceOf(u: Understanding, fact: Fact): string {
  const written = factQuery(fact, u);
  const isBare = typeof fact.value === 'number' || String(fact.value).length <= 2;
  return isBare ? `concat(${textLiteral(`${fact.label} `)}, ${written})` : written;
}

type Answer = { label: string; dismissed: string; others: readonly Part[] };

function answersOf(u: Understanding, pending: Action, { label, dismissed, others }: Answer): Part[] {
  const given = wireParams(pending, [fromFacts(idsOnly(u.data))]);
  const asked = given.missing.filter((field) => isAskable(field, u));
  const fields = withPresentValues(asked, u.data).map((field) => optionsFromData(field, u));
  const placed = placeFields(fields, `/${ownKey(u, identifier(pending.name, 'action'))}`);
  const hosted = hostedParams(
    given.missing.filter((field) => !asked.includes(field)),
    u,
  );
  const told = wireParams({ ...pending, fields: [...fields] }, [fromFields(placed)]);
  const params = { ...given.params, ...told.params, ...hosted.params };
  // The screen is the question, so it is not asked again.
  const commit = bindingOf({ ...pending, confirmed: 'never' }, params, u.copy, true);
  const yes = part('deedButton', 'Button', { label, variant: 'danger', submit: true });
  const no = part('dismissButton', 'Button', { label: u.copy.cancel, variant: 'outline' }, [], {
    on: { commit: assign(dismissed, true) },
  });
  const quiet = others.map((button) => ({ ...button, props: { ...button.props, variant: 'ghost' } }));
  const form = formPart('deedForm', fieldControls(placed, controlContext(u)), [yes, no, ...quiet], commit);
  return [{ ...form, seeds: { ...form.seeds, ...hosted.seeds } }];
}
