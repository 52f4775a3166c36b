import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Errors and warnings of the page, React's included. */
export function listenForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // A browser asks for it by itself.
    if (!message.location().url.endsWith('/favicon.ico')) problems.push(message.text());
  });
  return problems;
}

const LETTER = { name: 'Ann Lee', email: 'ann@example.com', message: 'Is the workshop open on Saturday?' };

/** Fills the contact form that is drawn. */
export async function fillContactForm(screen: Locator): Promise<typeof LETTER> {
  await screen.getByLabel(/name/i).first().fill(LETTER.name);
  await screen
    .getByLabel(/e-?mail/i)
    .first()
    .fill(LETTER.email);
  await screen
    .getByLabel(/message/i)
    .first()
    .fill(LETTER.message);
  return LETTER;
}

/** From a prompt to a pressed action to an edit, as a user goes through both examples. */
export async function goThrough(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const problems = listenForProblems(page);
  await page.goto(url);
  /** Presses something that composes and waits until the answer is on screen. */
  const compose = async (control: Locator): Promise<Record<string, unknown>> => {
    const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/compose'));
    await control.click();
    const request = await answered;
    await page.locator('p[role="status"]', { hasText: 'done' }).waitFor();
    return request.postDataJSON() as Record<string, unknown>;
  };
  const ask = async (wish: string, button: string): Promise<void> => {
    await page.getByLabel('Your wish').fill(wish);
    await compose(page.getByRole('button', { name: button, exact: true }));
  };
  await ask('A contact form with name, email and a message', 'Compose');
  const screen = page.locator('.ui');
  const { name } = await fillContactForm(screen);
  const sent = await compose(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toMatchObject({ mode: 'continue_journey' });
  expect(JSON.stringify(sent['action_context'])).toContain(name);
  const before = await screen.innerText();
  await ask('Add a note that says we answer within a day', 'Change it');
  expect(await screen.innerText()).not.toBe(before);
  await page.close();
  return problems;
}
