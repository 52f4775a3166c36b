import type { Json } from '#contract/json/json.ts';

/** True for a value of roughly more than that many characters as JSON text; stops looking once it is. */
export function isLargerThan(chars: number, value: Json | undefined): boolean {
  let seen = 0;
  const ahead: unknown[] = [value];
  for (let next = ahead.pop(); ahead.length > 0 || next !== undefined; next = ahead.pop()) {
    seen += 2 + (typeof next === 'string' ? next.length : 0);
    if (seen > chars) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, member] of Object.entries(next)) {
      seen += key.length;
      ahead.push(member);
      if (seen + ahead.length * 2 > chars) return true;
    }
  }
  return false;
}
