import type { TestProject } from 'vitest/node';
import { isInstalled } from '#test/servers/is-installed.ts';
import { buildDrawingPage } from '../../cli/draw/browser.ts';

declare module 'vitest' {
  // Test files may run in processes of their own; what they share is copied to them.
  interface ProvidedContext {
    drawingPage: [path: string, content: string | Uint8Array][];
  }
}

/** Builds the page that components are drawn on, before the first test file that needs it. */
export async function setup(project: TestProject): Promise<void> {
  const files = isInstalled('Chromium', 'chromium') ? [...(await buildDrawingPage())] : [];
  project.provide('drawingPage', files);
}
