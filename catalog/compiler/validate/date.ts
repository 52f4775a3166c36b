const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_AND_ZONE = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/;

/** True for an existing day as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** True for a time of day, as HH:mm in 24 hours. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** True for a day and a time of day joined by "T", with or without a zone. Source: ISO 8601. */
export function isDateTime(text: string): boolean {
  return text.charAt(10) === 'T' && isDate(text.slice(0, 10)) && CLOCK_AND_ZONE.test(text.slice(11));
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
