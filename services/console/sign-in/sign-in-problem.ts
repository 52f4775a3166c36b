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
