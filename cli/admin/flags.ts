import { InvalidArgumentError } from 'commander';

/** Flags whose names differ from the fields of the admin API that they fill in, in order of preference. */
const FLAGS: Record<string, readonly string[]> = {
  tier_key: ['--tier', '--plan'],
  scopes: ['--scope'],
  expires_at_ms: ['--expires-at'],
  component_profile: ['--profile'],
  confirm_slug: ['--confirm'],
  to_ms: ['--to'],
  from_ms: ['--from'],
};

/**
 * A message of the service in terms of the command line: protobuf fields become the flags that set them.
 *
 * @param known flags of the command that was run
 */
export function inFlags(sentence: string, known: readonly string[]): string {
  return sentence.replaceAll(/`([a-z_]+)`/g, (whole, field: string) => {
    const candidates = FLAGS[field] ?? [`--${field.replaceAll('_', '-')}`];
    return candidates.find((flag) => known.includes(flag)) ?? whole;
  });
}

/** An option that is a time. */
export function epochMs(text: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms) || ms < 0)
    throw new InvalidArgumentError('It must be an ISO 8601 time, such as 2027-01-31T00:00:00Z.');
  const day = text.slice(0, 'YYYY-MM-DD'.length);
  // Date.parse reads 30 February as 2 March.
  if (new Date(Date.parse(day)).toISOString().slice(0, day.length) !== day)
    throw new InvalidArgumentError(`${day} is no day of the calendar.`);
  return ms;
}
