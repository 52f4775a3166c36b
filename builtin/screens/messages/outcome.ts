import { stageOf, topicOf } from '#builtin/starters/starter.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import type { NamedFact } from '#builtin/understand/request/facts-of-parts.ts';
import { summaryOf } from '#builtin/parts/facts/summary.ts';
import { type Part, part } from '#builtin/part.ts';
import { factCard, namedFacts } from '#builtin/parts/facts/named-facts.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { bareTitle, FAILED } from '#builtin/understand/screen/decision.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { subtitleOf } from '#builtin/parts/page/page.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import { nextStepButtons } from '#builtin/parts/actions/named-buttons.ts';

const CONFIRMABLE = wordList(
  'booking|order|payment|registration|reservation|appointment|subscription|purchase|donation|delivery|transfer|cancellation',
);

/** Reports that something is done or has failed, with the facts concerned and the next steps. */
export function outcomeScreen(u: Understanding): Part {
  const controls = actionControls(u.actions, u, { mayBePrimary: true });
  const hasFailed = FAILED.test(foldText(u.prompt));
  const status = hasFailed ? 'error' : 'success';
  const props = { title: outcomeTitle(u, hasFailed), status, description: subtitleOf(u) };
  const usual = hasFailed ? undefined : usualOutcome(u);
  const nextSteps = nextStepButtons({ ...u, buttonLabels: usual?.offers ?? u.buttonLabels }, hasFailed);
  const buttons = controls.buttons.length > 0 ? controls.buttons : nextSteps;
  const row =
    buttons.length === 0
      ? []
      : [part('actions', 'Stack', { direction: 'horizontal', gap: 'sm', justify: 'center' }, buttons)];
  return part('root', 'Container', { maxWidth: 'sm' }, [
    part('page', 'Stack', { gap: 'lg' }, [
      part('outcome', 'Result', props),
      ...(isEmpty(u.data) ? factCard(u, usual?.facts ?? namedFacts(u)) : summaryOf(u)),
      ...row,
      ...controls.dialogs,
    ]),
  ]);
}

const MAX_FACTS = 4;
// An outcome repeats facts only for subjects that have one of these, such as an order; a changed password has none.
const REPORTED_KINDS: ReadonlySet<FieldKind> = new Set(['date', 'time', 'money', 'number', 'quantity']);

// Usual facts and next steps for a request that names only a subject: "order confirmation page".
function usualOutcome(u: Understanding): { facts: NamedFact[]; offers: string[] } | undefined {
  if (u.parts.facts.length + u.buttonLabels.length + u.actions.length > 0 || !isEmpty(u.data)) return undefined;
  const { starter, isKnown } = topicOf(u.prompt, u.language);
  const stage = stageOf(starter)?.name;
  const has = starter.has.filter(({ name }) => name !== stage);
  if (!isKnown || !has.some(({ kind }) => REPORTED_KINDS.has(kind))) return undefined;
  const facts = has.slice(0, MAX_FACTS).map(({ label }) => ({ label, value: undefined, lead: '' }));
  return { facts, offers: starter.offers.length > 0 ? starter.offers : [u.copy.back] };
}

// "Booking confirmation" becomes "Booking confirmed"; other languages keep the words of the prompt.
function outcomeTitle(u: Understanding, hasFailed: boolean): string {
  const stated = quotedAs('title', u.quoted) ?? u.named.statedTitle;
  const bare = bareTitle(u.named.title ?? '');
  if (stated !== undefined || bare === '' || /^thank you\b/iu.test(bare))
    return stated ?? (hasFailed ? u.copy.failed : u.copy.thankYou);
  if (/\b(?:success(?:ful)?|message|screen|page|user)\b/iu.test(bare) && bare.split(' ').length > 2) return u.copy.done;
  return u.language === 'en' && /^(?:\p{L}+ )?\p{L}+$/u.test(bare) && endsIn(CONFIRMABLE, bare)
    ? `${bare} confirmed`
    : bare;
}
