import { foldText } from './fold-text.ts';

/** The tone of a state, as the catalog spells it. */
export type Tone = 'critical' | 'warning' | 'success' | 'info';

// Folded words for how something is. Those in `told` hardly ever name a thing themselves, so that "database down" tells
// a state, while "new" and "open" are one only where a state is expected.
const STATES: { [tone in Tone]: { told: string; expected: string } } = {
  critical: {
    told: 'offline|down|unhealthy|failing|overdue|cancell?ed|out of stock',
    expected:
      'failed|fail|rejected|error|blocked|expired|critical|declined|urgent|lost|uberfallig|storniert|abgelehnt|annulee?|retard|rechazado|vencido',
  },
  warning: {
    told: 'degraded|pending|delayed|unpaid|stopped',
    expected: 'waiting|late|warning|draft|on hold|low|due|at risk|offen|ausstehend|en attente|pendiente',
  },
  success: {
    told: 'operational|online|healthy|ok|paid|shipped|delivered|on time|in stock',
    expected:
      'done|completed?|active|approved|success\\w*|resolved|confirmed|won|passed|closed|bezahlt|erledigt|fertig|payee?|livree?|pagado|entregado',
  },
  info: {
    told: 'running',
    expected: 'in progress|processing|new|open|scheduled|sent|in transit|in review|neu|nouveau|nuevo|planned',
  },
};
const TONES = Object.entries(STATES).map(
  ([tone, { told, expected }]) => [tone as Tone, new RegExp(`\\b(?:${told}|${expected})\\b`)] as const,
);

/** The source of a regular expression for the words that tell a state wherever they stand behind a name. */
export const TOLD_STATES = Object.values(STATES)
  .map(({ told }) => told)
  .join('|');

/** The tone that a status word has by itself; undefined when it has none. */
export function toneOf(status: string): Tone | undefined {
  const words = foldText(status).replaceAll(/[_-]/g, ' ');
  return TONES.find(([, pattern]) => pattern.test(words))?.[0];
}
