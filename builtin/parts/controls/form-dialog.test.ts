import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

describe('the dialog of an action', () => {
  const data = {
    target: { systolic: 130, diastolic: 85 },
    readings: [
      { at: '2026-11-23T07:10:00', systolic: 128, diastolic: 82 },
      { at: '2026-11-24T07:05:00', systolic: 122, diastolic: 79 },
    ],
  };
  const properties = { systolic: { type: 'integer' }, diastolic: { type: 'integer' } };
  const actions = [
    {
      name: 'log_reading',
      required: true,
      params: { type: 'object', properties, required: ['systolic', 'diastolic'] },
    },
  ];
  const { elements, state } = builtinSpec(
    briefOf('The blood pressure readings, and let me log one', { data, actions }),
  );

  test('ends with its buttons at the end, what submits last', () => {
    const row = Object.values(elements).find(({ children }) => children.includes('logReadingSubmit'));
    expect(row).toMatchObject({ props: { justify: 'end' }, children: ['logReadingCancel', 'logReadingSubmit'] });
  });

  test('does not begin what is measured now with what is aimed at', () => {
    expect(state?.['logReading']).toEqual({ systolic: null, diastolic: null });
  });

  test('stands on a page that names the numbers beside the readings', () => {
    expect(elements['targetCard']?.props['title']).toBe('Target');
  });
});
