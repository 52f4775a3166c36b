import { isJsonObject } from '#contract/json/json.ts';
import { assign, type Part, part, read } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import { type Understanding, ownKey } from '#builtin/understand/understanding.ts';
import { type Placed, fromFacts, fromFields } from '#builtin/parts/actions/lookups.ts';
import type { Plan } from './plans.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';

/** The card of a plan that cannot be chosen: the reason stands where its button would be. */
export function closedPlanCard(plan: Plan): Part {
  const { name, price, period, description, features } = plan.props;
  const id = identifier(plan.id, 'plan');
  const listed = isJsonObject(features) ? features['$state'] : undefined;
  const pointer = typeof listed === 'string' ? listed : undefined;
  const lines = Array.from({ length: pointer === undefined ? 0 : (plan.included ?? 0) }, (_, at) =>
    part(`${id}Line`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center', wrap: false }, [
      part(`${id}Check`, 'Icon', { name: 'check', size: 'sm' }),
      part(`${id}Feature`, 'Text', { text: read(`${pointer}/${at}`) }),
    ]),
  );
  const amount = part(`${id}Price`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'end' }, [
    part(`${id}Amount`, 'Heading', { text: price, level: 'h3', size: '2xl' }),
    ...(period === undefined ? [] : [part(`${id}Period`, 'Text', { text: period, variant: 'muted' })]),
  ]);
  const about = description === undefined ? [] : [part(`${id}About`, 'Text', { text: description, variant: 'muted' })];
  const state = part(`${id}Closed`, 'Badge', {
    text: plan.closed,
    tone: plan.isPresent === true ? 'success' : 'neutral',
  });
  const content = [amount, ...about, ...lines, state];
  return part(`${id}Plan`, 'Card', { title: name }, content, { ...viewsOf(plan), seeds: plan.seeds });
}

/** The card of a plan with a button that chooses it. */
export function planCard(
  u: Understanding,
  plan: Plan,
  plans: readonly Plan[],
  choose: Action | undefined,
  placed: readonly Placed[],
): Part {
  const requestedLabel = quotedAs('button', u.quoted) ?? (choose === undefined ? u.buttonLabels[0] : undefined);
  const highlighted = plan.props['highlighted'] ?? (isHighlighted(u.prompt, plan.name, plans) ? true : undefined);
  const props: Plan['props'] = {
    ...plan.props,
    highlighted,
    ctaLabel: requestedLabel ?? choose?.label ?? defaultLabel(u),
  };
  const id = `${identifier(plan.id, 'plan')}Plan`;
  const name = props['name'] ?? plan.name;
  if (choose === undefined) {
    const path = `/${ownKey(u, 'chosenPlan')}`;
    const commit = u.canInventActions
      ? { action: 'choosePlan', params: { plan: name, ...plan.sends } }
      : assign(path, name);
    return part(id, 'PlanCard', props, [], {
      ...viewsOf(plan),
      seeds: { ...plan.seeds, ...(u.canInventActions ? {} : { [path]: '' }) },
      on: { commit },
    });
  }
  const { commit, seeds } = wiredBinding(choose, [plan.lookup, fromFields(placed), fromFacts(u.data)], u);
  return part(id, 'PlanCard', props, [], { ...viewsOf(plan), seeds: { ...plan.seeds, ...seeds }, on: { commit } });
}

function viewsOf({ views }: Plan): Pick<Part, 'views'> {
  return views === undefined ? {} : { views };
}

const BY_TIME = wordList(
  'day|hour|hours|night|tag|stunde|nacht|jour|heure|nuit|dia|hora|noche|noite|giorno|ora|ore|notte',
);
const PLANS = wordList('plan|plans|tier|tiers|subscription|month|monthly|year|monat|mois|mes|mese|abo|abonnement');

// Something offered by the hour or day is booked, not subscribed to.
function defaultLabel({ prompt, copy }: Understanding): string {
  return says(BY_TIME, prompt) && !says(PLANS, prompt) ? copy.book : copy.choosePlan;
}

const HIGHLIGHT =
  '(?:highlight\\w*|recommend\\w*|most popular|popular|best value|featur\\w+|emphasi\\w+|hervorgehoben|beliebt\\w*|empfohlen)';

function isHighlighted(prompt: string, name: string, plans: readonly Plan[]): boolean {
  const text = foldText(prompt);
  const plan = foldText(name).replaceAll(/[^a-z0-9 ]/g, '');
  if (plan === '' || plans.length < 2) return false;
  const names = plans.map((one) => foldText(one.name).replaceAll(/[^a-z0-9 ]/g, ''));
  const isNamed = (one: string) =>
    one !== '' && new RegExp(`${HIGHLIGHT}\\W+(?:the\\s+|plan\\s+)?${one}\\b`).test(text);
  // "Basic, Team: highlight Team" names the plan after the word; only otherwise look for the plan before it.
  return names.some(isNamed)
    ? isNamed(plan)
    : new RegExp(`\\b${plan}\\b(?:\\s+plan)?(?:\\s+\\w+){0,3}?\\W+(?:\\w+\\s+)?${HIGHLIGHT}`).test(text);
}
