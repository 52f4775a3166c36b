import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { Refusal } from '#contract/refusal.ts';
import { signInToken, signInUrl } from '#services/console/sign-in/sign-in-link.ts';
import { createSigner } from '#services/console/sign-in/signing.ts';
import { webAddress } from '#services/process/settings.ts';
import { readAdminToken } from './api.ts';
import type { Run } from './output.ts';

/** Adds `sign-in-link`. */
export function addSignInCommand(program: Command, run: Run, environment: NodeJS.ProcessEnv): void {
  program
    .command('sign-in-link')
    .description('print a link that signs you in to the console, once, within the hour')
    .option('--url <url>', 'address of the console; otherwise CONSOLE_URL, or this machine and CONSOLE_PORT')
    .action(
      run(async (_api, { url = environment.CONSOLE_URL || localUrl(environment) }: { url?: string }) => {
        const signer = createSigner(readAdminToken(environment));
        const link = signInUrl(
          consoleOrigin(url),
          signInToken(signer, randomBytes(16).toString('base64url'), Date.now()),
        );
        return { json: { url: link }, text: link };
      }),
    );
}

function localUrl({ CONSOLE_PORT: port }: NodeJS.ProcessEnv): string {
  return `http://127.0.0.1:${port || '8081'}`;
}

function consoleOrigin(address: string): string {
  const url = webAddress.safeParse(address).success ? new URL(address) : undefined;
  if (url !== undefined && url.pathname === '/' && url.search === '') return url.origin;
  const message =
    '--url, or CONSOLE_URL, must be an http or https address without a path, such as https://console.example.';
  throw new Refusal('BAD_REQUEST', message);
}
