import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { copyIn } from '#builtin/copy/copy.ts';
import { fieldsFromSchema } from '#builtin/understand/actions/fields-from-schema.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { fieldGroups } from './field-groups.ts';

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const mail = { type: 'string', format: 'email' };
const long = { type: 'string', maxLength: 500 };

function groupsOf(properties: JsonObject, language: Language = 'en') {
  const fields = fieldsFromSchema({ type: 'object', properties });
  return fieldGroups(fields, { copy: copyIn(language), language })?.map(({ title, fields: own }) => [
    title,
    ...own.map(({ name }) => name),
  ]);
}

describe('The fields of a long form', () => {
  test('are grouped by what it is about, when and where, and who is to be reached', () => {
    const report = { kind: text, details: long, seen_on: day, seen_at: { ...text, format: 'time' }, stop: text };
    expect(groupsOf({ ...report, contact_name: text, contact_email: mail, contact_phone: text })).toEqual([
      ['Details', 'kind', 'details'],
      ['When and where', 'seen_on', 'seen_at', 'stop'],
      ['Contact', 'contact_name', 'contact_email', 'contact_phone'],
    ]);
  });

  test('are grouped by the words that their names share, in the language of the page', () => {
    const address = (of: string) => ({ [`${of}_strasse`]: text, [`${of}_ort`]: text });
    const person = { vorname: text, nachname: text, email: mail, telefon: text };
    expect(groupsOf({ ...person, ...address('rechnung'), ...address('lieferung') }, 'de')).toEqual([
      ['Kontakt', 'vorname', 'nachname', 'email', 'telefon'],
      ['Rechnung', 'rechnung_strasse', 'rechnung_ort'],
      ['Lieferung', 'lieferung_strasse', 'lieferung_ort'],
    ]);
  });

  test('with a name of their own are no contact because one of them is an address', () => {
    const own = { stock_below: text, stock_mail: mail, till_sound: text, till_lock: text };
    expect(groupsOf({ ...own, name: text, email: mail, phone: text, policy_name: text, policy_number: text })).toEqual([
      ['Stock', 'stock_below', 'stock_mail'],
      ['Till', 'till_sound', 'till_lock'],
      ['Contact', 'name', 'email', 'phone'],
      ['Policy', 'policy_name', 'policy_number'],
    ]);
  });

  test('stay together where they are few, or where a group would have one', () => {
    expect(groupsOf({ name: text, email: mail, day })).toBeUndefined();
    const alike = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`item${at}`, text]));
    expect(groupsOf(alike)).toBeUndefined();
    expect(groupsOf({ ...alike, day })).toBeUndefined();
  });

  test('contain no consent: that comes after all of them', () => {
    const report = {
      kind: text,
      details: long,
      seen_on: day,
      until: day,
      email: mail,
      phone: text,
      name: text,
      more: long,
    };
    const names = groupsOf({ ...report, accepts_terms: { type: 'boolean' } })?.flat();
    expect(names).toContain('email');
    expect(names).not.toContain('accepts_terms');
  });
});
