import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { fieldsFromSchema } from './fields-from-schema.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { worded } from './field-wording.ts';

function read(name: string, description: string, schema: JsonObject = { type: 'string' }): Field {
  const properties = { [name]: { ...schema, description } };
  const [field] = fieldsFromSchema({ type: 'object', properties });
  return worded(field as Field);
}

describe('A field without a title', () => {
  test.each<[string, string]>([
    ['lost_on', 'Day of the journey'],
    ['line', 'Tram line'],
    ['u', 'Unit'],
    ['besuch_am', 'Gewünschter Besuchstag'],
    ['meules', 'Nombre de meules écartées'],
    ['visible_to', 'Who can read it'],
    ['humidity_target', 'Target humidity'],
  ])('is called by a short description instead of its name: %s', (name, description) => {
    expect(read(name, description)).toMatchObject({ label: description });
    expect(read(name, description).help).toBeUndefined();
  });

  test.each<[string, string, string]>([
    ['address', 'needed for delivery', 'Needed for delivery'],
    ['notes', 'Parking, door code, pets', 'Parking, door code, pets'],
    ['causality', 'Assessment', 'Assessment'],
    ['reason', 'Shown to the customer', 'Shown to the customer'],
    ['motivo', 'Obligatorio si hay daños', 'Obligatorio si hay daños'],
    ['grund', 'Wird dem Gast mitgeteilt', 'Wird dem Gast mitgeteilt'],
  ])('keeps its name where the description is a remark: %s', (name, description, help) => {
    expect(read(name, description)).toMatchObject({ help });
    expect(read(name, description).label.toLowerCase()).toBe(name);
  });

  test.each([
    'id of the pilot',
    'ID des Lotsen',
    'identifiant du client',
    'staff_no of the engineer',
    'HH:MM',
    'data url',
  ])('shows nothing that only programmers need: %s', (description) => {
    expect(read('pilot', description)).toMatchObject({ label: 'Pilot' });
    expect(read('pilot', description).help).toBeUndefined();
  });

  test('is agreed to in a whole sentence, but not called by what the action does', () => {
    const asked = 'I am a taxpayer; claim the relief';
    expect(read('relief', asked, { type: 'boolean' }).label).toBe(asked);
    expect(read('notify_parents', 'Notifies the parents', { type: 'boolean' })).toMatchObject({
      label: 'Notify parents',
    });
  });

  test('has the unit of its description behind the number', () => {
    expect(read('hoehe', 'Geschätzte Höhe in Euro', { type: 'number' })).toMatchObject({
      label: 'Geschätzte Höhe',
      currency: 'EUR',
    });
    expect(read('load', 'Weight in kg', { type: 'number' })).toMatchObject({ label: 'Weight', suffix: 'kg' });
  });

  test('has the example of its description in the empty box', () => {
    const field = read('policy', 'Steht oben auf Ihrer Police, z. B. HR-1234');
    expect(field).toMatchObject({ help: 'Steht oben auf Ihrer Police', placeholder: 'HR-1234' });
  });
});

test('A field with a title keeps it', () => {
  expect(read('when', 'Day of the journey', { type: 'string', title: 'Date' })).toMatchObject({
    label: 'Date',
    help: 'Day of the journey',
  });
});

test('A field that has its words gets no others, whatever its description', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.boolean(), (name, description, isSwitch) => {
      const type = isSwitch ? 'boolean' : 'number';
      const [field] = fieldsFromSchema({ type: 'object', properties: { [`a${name}`]: { type, description } } });
      if (field === undefined) return;
      const once = worded(field);
      expect(once.label.trim()).not.toBe('');
      expect(worded(once)).toEqual(once);
    }),
  );
});
