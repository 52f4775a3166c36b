import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json.ts';
import type { UiType } from '#contract/ui-type.ts';
import type { Brief } from '#services/composer/brief.ts';
import { briefOf, builtinSpec, faultsOf } from '#test/quality/builtin-spec.ts';

/** Label and type of everything that is labelled on the screen, in no order. */
function labelled(prompt: string, more: Partial<Brief> = {}): string[] {
  const brief = briefOf(prompt, more);
  const spec = builtinSpec(brief);
  expect(faultsOf(spec, brief)).toEqual([]);
  const control = (id: string | undefined) => spec.elements[id ?? '']?.type ?? '';
  return Object.values(spec.elements).flatMap(({ type, props, children }) =>
    typeof props['label'] === 'string'
      ? [`${props['label']}: ${type === 'FormField' ? control(children[0]) : type}`]
      : [],
  );
}

function propsOf(prompt: string, type: string, more: Partial<Brief> = {}): JsonObject[] {
  return Object.values(builtinSpec(briefOf(prompt, more)).elements)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
}

describe('a control', () => {
  test.each<[string, UiType, string[]]>([
    [
      'Survey with star ratings for room, breakfast and staff and a comment',
      'form',
      ['Breakfast: Rating', 'Comment: Textarea'],
    ],
    ['Signup with email and topics to choose several from (sports, culture)', 'form', ['Topics: MultiSelect']],
    ['Pet form: name, weight in kg, allergies as tags', 'form', ['Weight: NumberInput', 'Allergies: TagInput']],
    [
      'Settings: theme, dark mode, time zone, sound volume',
      'settings_panel',
      ['Theme: Radio', 'Dark mode: Switch', 'Time zone: Input', 'Sound volume: Slider'],
    ],
    ['Notification settings: email, push', 'settings_panel', ['Email: Switch', 'Push: Switch']],
    [
      'Check in steps: code from SMS, signature, moving date',
      'wizard',
      ['Code from SMS: OTPInput', 'Signature: SignaturePad', 'Moving date: DatePicker'],
    ],
  ])('of "%s" (%s) is of the kind that its words ask for', (prompt, uiType, expected) => {
    expect(labelled(prompt, { uiType })).toEqual(expect.arrayContaining(expected));
  });

  test('shows the unit that its label asks for', () => {
    expect(propsOf('Form with weight in kg', 'NumberInput')[0]).toMatchObject({ suffix: ' kg' });
  });
});

describe('a wizard', () => {
  test('has the steps that the prompt lists, whatever leads up to them, and reviews them told apart', () => {
    const prompt = 'Three-step move: old address, new address, payment';
    const [stepper] = propsOf(prompt, 'Stepper', { uiType: 'wizard' });
    expect(stepper?.['steps']).toEqual(['Old address', 'New address', 'Payment', 'Review'].map((label) => ({ label })));
    const terms = JSON.stringify(propsOf(prompt, 'DescriptionList', { uiType: 'wizard' }));
    expect(terms).toContain('Old address: City');
    expect(terms).toContain('New address: City');
  });
});

describe('a settings panel', () => {
  test('keeps what cannot be taken back apart, behind a question, without fields for it', () => {
    const prompt = 'Account settings: profile, notifications, delete account';
    const spec = builtinSpec(briefOf(prompt));
    expect(spec.elements['dangerZone']?.props['title']).toBe('Danger zone');
    expect(spec.elements['deleteAccountButton']?.on?.commit).toHaveProperty('confirm.variant', 'danger');
    expect(Object.values(spec.elements).filter(({ props }) => props['title'] === 'Delete account')).toEqual([]);
  });

  test('has one primary button', () => {
    const buttons = propsOf('Privacy settings with switches and a data export button', 'Button');
    expect(buttons.filter(({ variant }) => variant === 'primary')).toHaveLength(1);
  });
});

describe('a dashboard', () => {
  test.each([
    ['visitors over time', 'LineChart'],
    ['spending by category', 'BarChart'],
    ['traffic share', 'DonutChart'],
    ['conversion funnel', 'FunnelChart'],
    ['top pages', 'BarList'],
    ['admissions per hour', 'Stat'],
    ['recent orders', 'DataTable'],
  ])('draws "%s" as a %s', (words, type) => {
    expect(propsOf(`Dashboard with users, ${words} and churn`, type)).not.toEqual([]);
  });
});

describe('what is said', () => {
  test.each([
    ['Agent asks for permission to send 12 emails', 'Card', 'Send 12 emails?'],
    ['Order placed successfully', 'Result', 'Order placed successfully'],
    ['Payment failed, try another card', 'Result', 'Payment failed'],
    ['Page not found with a way home', 'EmptyState', 'Page not found'],
    ['Dashboard for my coffee shop', 'EmptyState', 'No data yet'],
    ['Insurance claim in steps: policy, photos, review', 'PageHeader', 'Insurance claim'],
  ])('of "%s" stands on the %s', (prompt, type, title) => {
    expect(propsOf(prompt, type)[0]).toMatchObject({ title });
  });
});

describe('a component of its own', () => {
  test.each<[string, UiType | undefined, string]>([
    ['Choose seats in a cinema', 'map', 'FloorPlan'],
    ['Knockout bracket of a tennis tournament', undefined, 'TournamentBracket'],
    ['Where does it hurt? Intake for a physiotherapist', 'other', 'BodyMap'],
    ['Project schedule with overlapping phases', 'calendar', 'Gantt'],
  ])('draws "%s"', (prompt, uiType, type) => {
    expect(propsOf(prompt, type, { uiType })).toHaveLength(1);
  });
});
