import { foldText } from './fold-text.ts';

/** The tone of a status, in the spelling of the catalog. */
export type Tone = 'critical' | 'warning' | 'success' | 'info';

// Folded status words by tone.
const STATUS_WORDS: { [tone in Tone]: readonly string[] } = {
  critical: [
    'offline|down|unhealthy|failing|overdue|cancell?ed|out of stock|breakdown|broken|defekt|panne|averia|avaria|guasto',
    'failed|fail|rejected|error|blocked|expired|critical|declined|urgent|lost|uberfallig|storniert|abgelehnt|annulee?|retard|rechazado|vencido',
  ],
  warning: [
    'degraded|pending|delayed|unpaid|stopped',
    'waiting|late|warning|draft|on hold|low|due|at risk|offen|ausstehend|en attente|pendiente',
  ],
  success: [
    'operational|online|healthy|ok|paid|shipped|delivered|on time|in stock',
    'done|completed?|active|approved|success\\w*|resolved|confirmed|won|passed|closed|bezahlt|erledigt|fertig|payee?|livree?|pagado|entregado',
  ],
  info: ['running', 'in progress|processing|new|open|scheduled|sent|in transit|in review|neu|nouveau|nuevo|planned'],
};
const TONES = Object.entries(STATUS_WORDS).map(
  ([tone, words]) => [tone as Tone, new RegExp(`\\b(?:${words.join('|')})\\b`)] as const,
);

/** The tone that a status expresses; undefined when it expresses none. */
export function toneOf(status: string): Tone | undefined {
  const words = foldText(status).replaceAll(/[_-]/g, ' ');
  return TONES.find(([, pattern]) => pattern.test(words))?.[0];
}
