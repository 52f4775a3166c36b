import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A person whom the provider knows; absent claims are not sent. */
export type Person = { email?: string; email_verified?: boolean; groups?: string[] };

/** A real OpenID Connect provider on this machine. */
export type IdentityProvider = {
  issuer: string;
  /** Settings of a console whose people sign in here. */
  environment: (consoleUrl: string) => Record<string, string>;
  /** The person who signs in next; undefined cancels the sign-in. */
  next: (person: Person | undefined) => void;
  close: () => Promise<void>;
};

export const CLIENT_SECRET = 'a secret of the client, 32 characters or more';

/** Starts it. Every visitor is signed in as the person that was set, without being asked. */
export async function startIdentityProvider(consoleUrl: string, port = 0): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  let person: Person | undefined;
  const provider = createProvider(issuer, consoleUrl, people);

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accountId = `person-${people.size}`;
    if (person !== undefined) people.set(accountId, person);
    const result = person === undefined ? { error: 'access_denied' } : { login: { accountId, remember: false } };
    await provider.interactionFinished(request, response, result);
  }

  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    environment: (url) => ({
      CONSOLE_URL: url,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'console',
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_OPERATORS_GROUP: 'platform team',
    }),
    next: (told) => void (person = told),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function createProvider(issuer: string, consoleUrl: string, people: ReadonlyMap<string, Person>): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'console',
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${consoleUrl}/api/oidc/callback`],
        post_logout_redirect_uris: [`${consoleUrl}/sign-in`],
      },
    ],
    cookies: { keys: ['of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // The console is the provider's own client, so no consent is asked for.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        accountId: context.oidc.session?.accountId ?? '',
        clientId: context.oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
