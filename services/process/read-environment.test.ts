import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from './read-environment.ts';

const Settings = z.object({
  PORT: z.coerce.number().int().max(65_535).default(80),
  TOKEN: z.string().min(8).optional(),
});

describe('readEnvironment', () => {
  test('reads what is set and fills in the rest', () => {
    expect(readEnvironment(Settings, { PORT: '8080', OTHER: 'x' })).toEqual({ PORT: 8080 });
  });

  test('takes an empty variable as unset', () => {
    expect(readEnvironment(Settings, { PORT: '', TOKEN: '' })).toEqual({ PORT: 80 });
  });

  test('leaves out the spaces and line breaks around a value, as secrets made of files have them', () => {
    expect(readEnvironment(Settings, { PORT: ' 8080\r\n', TOKEN: 'a longer word\n' })).toEqual({
      PORT: 8080,
      TOKEN: 'a longer word',
    });
    expect(readEnvironment(Settings, { PORT: '\n', TOKEN: '  ' })).toEqual({ PORT: 80 });
  });

  test('names every setting at fault at once and none of the values', () => {
    const read = () => readEnvironment(Settings, { PORT: '99999999', TOKEN: 'hunter2' });
    expect(read).toThrow(/PORT[^]*TOKEN/);
    expect(read).not.toThrow(/99999999|hunter2/);
  });
});
