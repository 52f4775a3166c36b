import { submitLabel } from '#builtin/understand/screen/purpose.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { controlContext } from '#builtin/parts/controls/control-context.ts';
import { fieldControls, formPart, submitButton } from '#builtin/parts/controls/form.ts';
import { isAskable } from '#builtin/parts/actions/askable.ts';
import { fromFacts, fromFields, type Placed } from '#builtin/parts/actions/lookups.ts';
import { page } from '#builtin/parts/page/page.ts';
import { answersOf, placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { assign, bind, part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { worded } from '#builtin/understand/actions/field-wording.ts';
import { withCountedRows } from '#builtin/understand/fields/counted-rows.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import { prefill } from '#builtin/understand/fields/prefill.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { type Step, stepsFor } from '#builtin/understand/screen/steps.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { atOwnPath, mainAction, requestedSubmitLabel } from './form.ts';
import { countedReview, inParts, waysToSend } from './counted-parts.ts';
import { chosenPrices, givenIn, linksOfChoices, textsToAccept } from './step-contents.ts';
import { enteredByStep } from '#builtin/parts/controls/review.ts';

// A title that names the kind of page, not its purpose.
const ONLY_SAYS_WIZARD = /^(?:wizard|assistent|assistant|asistente|assistente)$/iu;

const NAVIGATION = wordList(
  'next|back|continue|previous|weiter|zuruck|suivant|precedent|retour|siguiente|atras|anterior|volver|continuar|proximo|voltar',
  'avancar|avanti|indietro|continua',
);

type Stage = Step & { placed: Placed[]; isRepeated: boolean };

/** Steps in order, one visible at a time. Each is a form of its own, so that it is validated before the next one opens. */
export function wizardScreen(whole: Understanding): Part {
  // Every step has its own Next and Back.
  const u = { ...whole, buttonLabels: whole.buttonLabels.filter((label) => !isOneOf(NAVIGATION, label)) };
  const main = mainAction(u);
  const stepPath = `/${ownKey(u, 'step')}`;
  const stages = placedStages(u, stepsFor(u, main?.fields.filter((field) => isAskable(field, u)) ?? [], main));
  const placed = stages.flatMap((stage) => stage.placed);
  const reviewed = withDistinctLabels(stages);
  const others = actionControls(
    u.actions.filter((action) => action !== main && !stages.some(({ offers }) => offers === action)),
    u,
    { lookups: [fromFields(placed)] },
  );
  const stepper = part(
    'steps',
    'Stepper',
    { steps: stages.map(({ title }) => ({ label: title })), current: bind(stepPath) },
    [],
    { seeds: { [stepPath]: 0 } },
  );
  const panels = stages.map((stage) => panel(u, stages, stage, stepPath, finishes(u, main, placed), reviewed));
  const named = ONLY_SAYS_WIZARD.test(u.named.title ?? '') ? undefined : u.named.title;
  const title = named ?? main?.label ?? u.named.owner ?? u.copy.getStarted;
  const [quiet, offered] = quietAndOffered(others.buttons);
  return page(u, title, 'md', offered, [stepper, ...panels, ...quiet, ...others.dialogs]);
}

// What gives the whole thing up stands apart from the way forward, below it and without weight.
function quietAndOffered(buttons: readonly Part[]): [quiet: Part[], offered: Part[]] {
  const isQuiet = ({ props }: Part) => props['variant'] === 'danger' || props['variant'] === 'ghost';
  const quiet = buttons.filter(isQuiet).map((one) => ({ ...one, props: { ...one.props, variant: 'ghost' } }));
  const row = part('leaving', 'Stack', { direction: 'horizontal', gap: 'sm' }, quiet);
  return [quiet.length === 0 ? [] : [row], buttons.filter((one) => !isQuiet(one))];
}

function placedStages(u: Understanding, steps: readonly Step[]): Stage[] {
  const fields = steps.flatMap((step) =>
    step.fields.map((field) => withCountedRows(optionsFromData(field, u), u.data, u)),
  );
  const placed = prefill(placeFields(fields, `/${ownKey(u, 'form')}`), u.data).map((one) => atOwnPath(u, one));
  const whole = inParts(placed);
  let start = 0;
  return steps.map((step, at) => ({
    ...step,
    placed: placed
      .slice(start, (start += step.fields.length))
      .flatMap((one) => whole.filter((other) => other === one || isPartOf(other, one))),
    isRepeated: step.isReview && steps[at - 1]?.isReview === true,
  }));
}

function isPartOf({ field }: Placed, whole: Placed): boolean {
  return field.counted !== undefined && field.countedBy === whole.field.countedBy;
}

// Two steps may both ask for a city; in the review the titles of the steps distinguish them.
function withDistinctLabels(staged: readonly Stage[]): Placed[] {
  const stages = staged.map(({ title, placed }) => ({
    title,
    placed: placed.map((one) => ({ ...one, field: worded(one.field) })),
  }));
  const labels = stages.flatMap(({ placed }) => placed.map(({ field }) => field.label));
  const isTwice = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  return stages.flatMap(({ title, placed }) =>
    placed.map(({ field, pointer }) => ({
      field: isTwice(field.label) ? { ...field, label: `${title}: ${field.label}` } : field,
      pointer,
    })),
  );
}

type Finish = {
  label: string;
  commit: ActionBinding | undefined;
  seeds: JsonObject;
  visible?: Part['visible'];
  /** What it sends, if not everything. */
  sent?: readonly Placed[];
};

function finishes(u: Understanding, main: Action | undefined, placed: readonly Placed[]): Finish[] {
  return waysToSend(placed).map(({ placed: sent, visible }) => ({
    ...finish(u, main, sent),
    ...(visible === undefined ? {} : { visible, sent }),
  }));
}

function finish(u: Understanding, main: Action | undefined, placed: readonly Placed[]): Finish {
  const quoted = quotedAs('button', u.quoted);
  if (main !== undefined)
    return { label: quoted ?? main.label, ...wiredBinding(main, [fromFields(placed), fromFacts(u.data)], u) };
  const commit = u.canInventActions ? { action: 'complete', params: answersOf(placed) } : undefined;
  return { label: quoted ?? requestedSubmitLabel(u) ?? submitLabel(u), commit, seeds: {} };
}

// What was entered, step by step.
function inSteps(stages: readonly Stage[], entered: readonly Placed[]): { title: string; placed: Placed[] }[] {
  return stages.map(({ title, placed }) => ({
    title,
    placed: entered.filter(({ pointer }) => placed.some((own) => own.pointer === pointer)),
  }));
}

function contentOf(
  u: Understanding,
  stages: readonly Stage[],
  stage: Stage,
  id: string,
  all: readonly Placed[],
): Part[] {
  // A step to confirm after the review does not repeat it.
  if (stage.isReview && stage.isRepeated) return [part(`${id}Question`, 'Text', { text: u.copy.reallyQuestion })];
  if (stage.isReview) {
    const entered = all.filter(({ pointer }) => !stage.placed.some((own) => own.pointer === pointer));
    return [
      enteredByStep(`${id}Facts`, inSteps(stages, entered), u.copy),
      ...countedReview(entered),
      ...chosenPrices(u, all),
      ...fieldControls(stage.placed, controlContext(u), all),
    ];
  }
  const offered = u.actions.filter((action) => action === stage.offers);
  const { buttons, dialogs } = actionControls(offered, u, { lookups: [fromFields(all)] });
  const told = stage.tells === undefined ? [] : givenIn(u, stage.tells);
  const { texts, at } = textsToAccept(u, stage.placed);
  return [
    ...told,
    ...fieldControls(stage.placed.slice(0, at), controlContext(u), all),
    ...texts,
    ...fieldControls(stage.placed.slice(at), controlContext(u), all),
    ...linksOfChoices(u, stage.placed),
    ...buttons,
    ...dialogs,
  ];
}

function panel(
  u: Understanding,
  stages: readonly Stage[],
  stage: Stage,
  stepPath: string,
  ends: readonly Finish[],
  all: readonly Placed[],
): Part {
  const index = stages.indexOf(stage);
  const goTo = (step: number) => assign(stepPath, step);
  const id = `${identifier(stage.title, 'step')}Step`;
  const back =
    index === 0
      ? []
      : [
          part('backButton', 'Button', { label: u.copy.back, variant: 'ghost', icon: 'arrow-left' }, [], {
            on: { commit: goTo(index - 1) },
          }),
        ];
  const isLast = index === stages.length - 1;
  const next = { label: u.copy.next, commit: goTo(index + 1), seeds: {} };
  const forms = (isLast ? ends : [next]).map(({ label, commit, seeds, visible, sent = all }: Finish) => {
    const told = all.filter(({ pointer }) => sent.some((one) => one.pointer === pointer));
    const content = contentOf(u, stages, stage, id, told);
    const forward =
      commit === undefined ? [] : [submitButton(label)].map((one) => (isLast ? one : { ...one, id: 'nextButton' }));
    const form = formPart(`${id}Form`, content, [...back, ...forward], commit);
    return { ...form, seeds: { ...form.seeds, ...seeds }, ...(visible === undefined ? {} : { visible }) };
  });
  return part(id, 'Card', { title: stage.title }, forms, { visible: { $state: stepPath, eq: index } });
}
