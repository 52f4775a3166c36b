import { InvalidArgumentError } from 'commander';

/** An option that is a time. */
export function epochMs(text: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms) || ms < 0)
    throw new InvalidArgumentError('It must be an ISO 8601 time, such as 2027-01-31T00:00:00Z.');
  return ms;
}
