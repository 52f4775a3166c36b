import { namedButton, namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { actionControls, primaryOf } from '#builtin/parts/actions/action-controls.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { controlsInSections, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { isAskable } from '#builtin/parts/actions/askable.ts';
import { fromFacts, fromFields, isHosted, type Placed } from '#builtin/parts/actions/lookups.ts';
import { givenFacts, givenRecords } from '#builtin/parts/facts/given-facts.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { providerButtons, providerIn } from '#builtin/parts/actions/sign-in-providers.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { reviewParts } from '#builtin/parts/controls/review.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { definedOnly, part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allowedFields } from '#builtin/understand/request/forbidden.ts';
import { fieldGroups, isConsent } from '#builtin/understand/screen/field-groups.ts';
import { withFieldsInSections } from '#builtin/understand/screen/section-fields.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { furtherBeside, mergeFields } from '#builtin/understand/fields/merge-fields.ts';
import { withCountedRows } from '#builtin/understand/fields/counted-rows.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { prefill } from '#builtin/understand/fields/prefill.ts';
import { purposeOf, submitLabel } from '#builtin/understand/screen/purpose.ts';
import type { NamedSection } from '#builtin/understand/request/sections-of-parts.ts';
import { workOf } from '#builtin/understand/screen/work-of-action.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { usualFields } from '#builtin/understand/fields/usual-fields.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { beginsWith, endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';

// Buttons with these verbs submit the form ("place order"); "cancel" or "add a row" do not.
const SUBMIT_VERBS = wordList(
  'place|submit|send|book|order|buy|pay|sign|log|register|apply|request|save|publish|join|subscribe|donate',
  'vote|continue|envoyer|enregistrer|guardar|salvar|salva|soumettre|valider|commander|payer|enviar|solicitar|pagar|inviare|invia|ordina|prenota|paga',
);
// German puts the verb last: "Antrag absenden".
const GERMAN_SUBMIT_VERBS = wordList(
  'absenden|abschicken|senden|einreichen|beantragen|buchen|bestellen|anmelden|speichern',
);
const DRAFTS = wordList('draft|drafts|entwurf|brouillon|borrador|rascunho|bozza');

/** A form: the fields that actions and prompt ask for, one submit button, and the other actions beside it. */
export function formScreen(whole: Understanding): Part {
  const u = withFieldsInSections(whole);
  const main = mainAction(u);
  const named = withUniqueNames(u.parts.sections);
  const placed = consentsLast(placedFields(u, main, named));
  const sections = named.length > 0 ? named : groupsOf(u, main, placed);
  const further = u.actions.filter((action) => action !== main);
  // What is done with single lines of the cart stands beside them.
  const lists = sectionsOf({ ...u, actions: further }, givenRecords(u, placed));
  const others = actionControls(
    further.filter((action) => !lists.actions.includes(action)),
    u,
    { lookups: [fromFields(placed)] },
  );
  const title = u.named.title ?? main?.label ?? u.copy.details;
  const send = sending(u, main, placed, title);
  const form = formPart(
    'form',
    controlsInSections(placed, sections, controlContext(u)),
    [...send.buttons, ...others.buttons, ...namedBeside(u, send.buttons), ...usualButtons(u)],
    send.commit,
  );
  const given = [...givenFacts(u, placed), ...lists.cards];
  const heading = { title, description: subtitleOf(u) ?? (isEmpty(u.data) ? u.named.owner : undefined) };
  // Above facts, the title is that of the page.
  const header = given.length === 0 ? [] : [part('header', 'PageHeader', heading)];
  const isOther = main !== undefined && foldText(main.label) !== foldText(title);
  const own = isOther ? { title: main.label } : {};
  const card = part('formCard', 'Card', given.length === 0 ? definedOnly({ ...heading, titleLevel: 'h1' }) : own, [
    form,
    ...send.after,
    ...providerButtons(u),
  ]);
  return part('root', 'Container', { maxWidth: lists.cards.length === 0 ? 'sm' : 'md' }, [
    part('page', 'Stack', { gap: 'lg' }, [
      ...header,
      ...given,
      { ...card, seeds: { ...card.seeds, ...send.seeds } },
      ...others.dialogs,
      ...lists.dialogs,
    ]),
  ]);
}

// What is agreed to comes after everything that it is about.
function consentsLast(placed: readonly Placed[]): Placed[] {
  return [...placed.filter(({ field }) => !isConsent(field)), ...placed.filter(({ field }) => isConsent(field))];
}

// A long form of an action by what belongs together.
function groupsOf(u: Understanding, main: Action | undefined, placed: readonly Placed[]): readonly NamedSection[] {
  if (main === undefined || main.fields.length === 0) return [];
  return (
    fieldGroups(
      placed.map(({ field }) => field),
      u,
    ) ?? []
  );
}

// Extra buttons that are usual for a form on this subject, such as "Forgot password".
function usualButtons({ started, canInventActions, copy }: Understanding): Part[] {
  if (started?.isVague !== true || started.starter.kind !== 'form' || !canInventActions) return [];
  return started.starter.offers.map((label) => namedButton(label, 'ghost', copy));
}

// The other buttons that the request names stand beside the one that submits.
function namedBeside(u: Understanding, present: readonly Part[]): Part[] {
  if (present.length === 0) return [];
  const buttonLabels = u.buttonLabels.filter((label) => providerIn(label, u.prompt) === undefined);
  const isSaid = ({ props }: Part) => u.quoted.every(({ text }) => text !== props['label']);
  return namedButtons({ ...u, buttonLabels }, present).filter(isSaid);
}

/** The action that submits the form: the main one of those that change what is given, of those that take input, or of all. */
export function mainAction({ actions, data }: Pick<Understanding, 'actions' | 'data'>): Action | undefined {
  const asking = actions.filter(({ fields }) => fields.some((field) => field.fixed === undefined && !isHosted(field)));
  const editing = asking.filter((action) => workOf(action, data) === 'edit');
  const main = primaryOf(editing) ?? primaryOf(asking) ?? primaryOf(actions);
  return main === undefined || main.primary ? main : (asking.find((action) => asksAllOf(main, action)) ?? main);
}

// A draft takes some of what the whole takes: the whole is the form.
function asksAllOf(draft: Action, whole: Action): boolean {
  const names = new Set(whole.fields.map(({ name }) => name));
  const isPart = draft.fields.length > 0 && draft.fields.every(({ name }) => names.has(name));
  return isPart && names.size > draft.fields.length && whole.intent !== 'destroy';
}

/** The fields of a form with their state paths, which point into the caller's record if the data has one to edit. */
function placedFields(u: Understanding, main: Action | undefined, sections: readonly NamedSection[]): Placed[] {
  const declared = main?.fields.filter((field) => isAskable(field, u)) ?? [];
  const isDeclared = main !== undefined && main.fields.length > 0;
  const stated = new Set(u.fields.map(({ name }) => name));
  const repeated = isDeclared ? [] : sections.flatMap(({ fields }) => fields.filter(({ name }) => !stated.has(name)));
  const asked = [...u.fields, ...repeated];
  const named = mergeFields(declared, asked, isDeclared ? furtherBeside(u.data) : 'all');
  const fields = named.length > 0 ? named : allowedFields(usualFields(purposeOf(u.prompt), u.language), u.forbidden);
  const chosen = fields.map((field) => withCountedRows(optionsFromData(field, u), u.data, u));
  return prefill(placeFields(chosen, `/${ownKey(u, 'form')}`), u.data).map((one) => atOwnPath(u, one));
}

/** A list that a view makes has a place of its own in the state. */
export function atOwnPath(u: Understanding, { field, pointer }: Placed): Placed {
  return {
    field,
    pointer: field.counted === undefined ? pointer : `/${ownKey(u, identifier(`${field.name} rows`, 'rows'))}`,
  };
}

// Sections may repeat a name: the street under "Billing" and the street under "Shipping" are two fields.
function withUniqueNames(sections: readonly NamedSection[]): NamedSection[] {
  const taken = new Set<string>();
  return sections.map(({ title, fields }) => {
    const renamed = fields.map((field) =>
      taken.has(field.name) ? { ...field, name: identifier(`${title} ${field.name}`, 'field') } : field,
    );
    for (const { name } of renamed) taken.add(name);
    return { title, fields: renamed };
  });
}

type Sending = { buttons: Part[]; commit: Parameters<typeof formPart>[3]; after: Part[]; seeds: JsonObject };

/** How a form is submitted: by the declared action, by an invented one, or, if neither is allowed, only reviewed. */
function sending(u: Understanding, main: Action | undefined, placed: readonly Placed[], title: string): Sending {
  const quoted = quotedAs('button', u.quoted);
  if (main !== undefined) {
    const wired = wiredBinding(main, [fromFields(placed), fromFacts(u.data)], u);
    return { buttons: [submitButton(quoted ?? main.label)], after: [], ...wired };
  }
  if (!u.canInventActions) return { ...reviewParts(u, placed), seeds: {} };
  return {
    buttons: [submitButton(quoted ?? requestedSubmitLabel(u) ?? usualSubmitLabel(u) ?? submitLabel(u))],
    commit: { action: identifier(`submit ${title}`, 'submit'), params: answersOf(placed) },
    after: [],
    seeds: {},
  };
}

// The button that a form on this subject usually has.
function usualSubmitLabel({ started, prompt }: Understanding): string | undefined {
  const isUsual = started?.isVague === true && started.starter.kind === 'form' && purposeOf(prompt) !== 'signIn';
  return isUsual ? started.starter.sends : undefined;
}

/** The label of the requested submit button: a submitting verb, else the last of at most two that neither cancel nor delete. */
export function requestedSubmitLabel({ buttonLabels: all, prompt }: Understanding): string | undefined {
  const buttonLabels = all.filter((label) => providerIn(label, prompt) === undefined);
  const submitting = buttonLabels.find(
    (label) => !says(DRAFTS, label) && (beginsWith(SUBMIT_VERBS, label) || endsIn(GERMAN_SUBMIT_VERBS, label)),
  );
  const words = foldText(prompt);
  const onward = buttonLabels.filter(
    (label) => !['cancel', 'destroy'].includes(intentOf(foldText(label))) && !words.includes(`${foldText(label)} link`),
  );
  return submitting ?? (onward.length <= 2 ? onward.at(-1) : undefined);
}
