import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { signInToken, signInUrl } from '#services/console/sign-in/sign-in-link.ts';
import { createSigner } from '#services/console/sign-in/signing.ts';
import { readAdminToken } from './admin-token.ts';
import type { Run } from './run.ts';

/** Adds `sign-in-link`. */
export function addSignInCommand(program: Command, run: Run, environment: NodeJS.ProcessEnv): void {
  program
    .command('sign-in-link')
    .description('print a link that signs you in to the console, once, within the hour')
    .option('--url <url>', 'address of the console; otherwise CONSOLE_URL, or this machine and CONSOLE_PORT')
    .action(
      run(async (_api, { url = environment.CONSOLE_URL || localUrl(environment) }: { url?: string }) => {
        const signer = createSigner(readAdminToken(environment));
        const link = signInUrl(url, signInToken(signer, randomBytes(16).toString('base64url'), Date.now()));
        return { json: { url: link }, text: link };
      }),
    );
}

function localUrl({ CONSOLE_PORT: port }: NodeJS.ProcessEnv): string {
  return `http://127.0.0.1:${port || '8081'}`;
}
