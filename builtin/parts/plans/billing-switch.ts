import { bind, part, read, type Part } from '#builtin/part.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';

const SWITCHES =
  /\b(?:yearly|annual(?:ly)?|jahrlich|annuel\w*|anual)\b.*\b(?:switch|toggle|discount|billing|selector)\b|\b(?:switch|toggle|billing|selector)\b.*\b(?:yearly|annual(?:ly)?)\b|\bmonthly\W+(?:and|or|vs)?\W*(?:yearly|annual(?:ly)?)\b/;

/** Whether words ask for the choice between billing by the month and by the year. */
export function asksForBilling(text: string): boolean {
  return SWITCHES.test(foldText(text));
}

/** Where plans are billed by the month or by the year as the user likes: the choice, and what is chosen. */
export function billingSwitch(u: Understanding): Part[] {
  if (!asksForBilling(u.prompt)) return [];
  const path = `/${ownKey(u, 'billing')}`;
  const options = [u.copy.monthly, u.copy.yearly].map((label) => ({ label, value: label }));
  const choice = part('billingSwitch', 'SegmentedControl', { options, value: bind(path) }, [], {
    seeds: { [path]: u.copy.monthly },
  });
  const chosen = part('billingNote', 'Badge', { text: read(path) });
  return [part('billingRow', 'Stack', { direction: 'horizontal', gap: 'sm', align: 'center' }, [choice, chosen])];
}
