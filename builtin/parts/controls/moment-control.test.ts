import { expect, test } from 'vitest';
import { builtinSpec, briefOf } from '#evals/quality/builtin-spec.ts';

test('a moment is asked for with a day and a time, which are one value of what is sent', () => {
  const params = {
    type: 'object',
    properties: { room: { type: 'string' }, starts_at: { type: 'string', format: 'date-time' } },
    required: ['room', 'starts_at'],
  };
  const { elements } = builtinSpec(
    briefOf('A form to propose a meeting', { actions: [{ name: 'propose_meeting', required: true, params }] }),
  );
  const all = Object.values(elements);
  const bound = ['DatePicker', 'TimePicker'].map((type) => all.find((one) => one.type === type)?.props['value']);
  const pointer = '/form/starts_at';
  expect(bound).toEqual([{ $bindState: pointer }, { $bindState: pointer }]);
  const sent = all.find(({ type }) => type === 'Form')?.on?.commit;
  expect(sent).toMatchObject({ params: { starts_at: { $state: pointer } } });
  const labels = all.filter(({ type }) => type === 'FormField').map(({ props }) => props['label']);
  expect(labels).toEqual(['Starts at', 'Time']);
});
