import * as client from 'openid-client';
import { z } from 'zod';
import type { OidcConfig } from '../config.ts';
import type { Session } from './session.ts';
import type { Signer, UseOnce } from './signing.ts';

const SIGN_IN_MS = 600_000;
const PROVIDER_TIMEOUT_SECONDS = 10;

/** Redirect path for the provider, below the console's address. */
export const CALLBACK_PATH = '/api/oidc/callback';

/** State of a sign-in in progress, kept signed in the browser that started it. */
const UnderWay = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string(), expiresAtMs: z.number() });
type UnderWay = z.infer<typeof UnderWay>;

/** Signs people in at an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export type OidcSignIn = {
  /** The provider's URL, and the state that the browser keeps until it returns. @throws SignInProblem */
  begin: () => Promise<{ url: string; underWay: string }>;
  /**
   * Completes a sign-in.
   *
   * @param search query that the provider redirected the browser with
   * @param underWay what {@link begin} returned for this browser
   * @throws SignInProblem
   */
  finish: (search: string, underWay: string | undefined) => Promise<Session>;
  /** The provider's end-session URL, if it has one. */
  signOutUrl: () => Promise<string | undefined>;
};

/** Prepares sign-in; the provider's metadata is fetched at the first one, so that it may start later. */
export function createOidcSignIn(
  config: OidcConfig,
  { signer, publicUrl, now, useOnce }: { signer: Signer; publicUrl: string; now: () => number; useOnce: UseOnce },
): OidcSignIn {
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;
  let discovered: Promise<client.Configuration> | undefined;

  async function provider(): Promise<client.Configuration> {
    discovered ??= discover(config);
    return discovered.catch((error: unknown) => {
      // The next sign-in tries again.
      discovered = undefined;
      throw error;
    });
  }

  return {
    begin: async () => {
      const configuration = await provider().catch(throwSignInProblem);
      const underWay = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        expiresAtMs: now() + SIGN_IN_MS,
      };
      const url = await authorizationUrl(configuration, redirectUri, underWay);
      return { url: url.href, underWay: signer.sign('oidc sign-in', underWay) };
    },
    finish: async (search, text) => {
      const underWay = UnderWay.safeParse(text === undefined ? undefined : signer.verify('oidc sign-in', text)).data;
      if (underWay === undefined || underWay.expiresAtMs <= now()) throw new SignInProblem('not-begun');
      if (new URLSearchParams(search).get('state') !== underWay.state) throw new SignInProblem('not-begun');
      if (!(await useOnce(underWay.state, underWay.expiresAtMs))) throw new SignInProblem('not-begun');
      const configuration = await provider().catch(throwSignInProblem);
      const claims = await claimsOf(configuration, `${redirectUri}${search}`, underWay).catch(throwSignInProblem);
      return sessionOf(claims, config);
    },
    signOutUrl: async () => {
      const configuration = await provider().catch(() => undefined);
      if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${publicUrl}/sign-in` }).href;
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<client.Configuration> {
  const isPlain = issuer.startsWith('http:');
  const authenticate: client.ClientAuth = (server, ...rest) => {
    // The default is client_secret_basic. Source: OpenID Connect Discovery 1.0, section 3.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const takesHeader = methods.includes('client_secret_basic');
    const method = takesHeader ? client.ClientSecretBasic : client.ClientSecretPost;
    method(clientSecret)(server, ...rest);
  };
  return client.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: PROVIDER_TIMEOUT_SECONDS,
    // Only for a provider on this machine; see the configuration.
    execute: isPlain ? [client.allowInsecureRequests] : [],
  });
}

async function authorizationUrl(
  configuration: client.Configuration,
  redirectUri: string,
  { state, nonce, codeVerifier }: UnderWay,
): Promise<URL> {
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopeOf(configuration),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
}

// A provider refuses unknown scopes, and some need one for groups.
function scopeOf(configuration: client.Configuration): string {
  const known = configuration.serverMetadata().scopes_supported ?? [];
  return ['openid', 'email', 'profile', ...(known.includes('groups') ? ['groups'] : [])].join(' ');
}

type Claims = Record<string, unknown>;

async function claimsOf(
  configuration: client.Configuration,
  url: string,
  { state, nonce, codeVerifier }: UnderWay,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(configuration, new URL(url), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims: Claims = { ...tokens.claims() };
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  // Many providers don't put e-mail and groups into the ID token.
  return { ...(await client.fetchUserInfo(configuration, tokens.access_token, String(claims['sub']))), ...claims };
}

function sessionOf(claims: Claims, { operatorsGroup, groupsClaim, trustsEmail }: OidcConfig): Session {
  const email = typeof claims['email'] === 'string' ? claims['email'].trim().toLowerCase() : '';
  if (email === '') throw new SignInProblem('no-email');
  const verified = claims['email_verified'];
  const isVerified = verified === true || verified === 'true' || (verified === undefined && trustsEmail);
  // Otherwise anybody who can write an address into a profile could sign in as its owner.
  if (!isVerified) throw new SignInProblem('unverified-email');
  const groups: unknown = claims[groupsClaim];
  const isOperator = operatorsGroup !== undefined && Array.isArray(groups) && groups.includes(operatorsGroup);
  return { email, isOperator };
}

function throwSignInProblem(error: unknown): never {
  if (error instanceof SignInProblem) throw error;
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') {
    throw new SignInProblem('cancelled');
  }
  throw new SignInProblem(isUnreached(error) ? 'unreachable' : 'refused', reasonOf(error));
}

function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError || error.name === 'TimeoutError' || codeOf(error) === 'OAUTH_TIMEOUT';
}

// For the log: the library's message, but never its cause, which may hold tokens.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const hasErrorCode = error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError;
  const detail = hasErrorCode ? `${error.error}: ${error.error_description ?? ''}` : (codeOf(error) ?? '');
  return `${error.message} ${detail}`.trim().slice(0, 300);
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Why a sign-in with an identity provider failed; the page has a sentence for each. */
export type SignInProblemCode =
  /** No sign-in that this browser started, or one that is used or expired. */
  | 'not-begun'
  | 'cancelled'
  | 'no-email'
  | 'unverified-email'
  /** The provider does not answer. */
  | 'unreachable'
  /** The provider refused, or its answer was invalid; the log says why. */
  | 'refused'
  | 'too-many';

/** A failed sign-in. Its message is for the log and never contains a token. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem';
  readonly code: SignInProblemCode;

  constructor(code: SignInProblemCode, reason = '') {
    super(reason);
    this.code = code;
  }
}
