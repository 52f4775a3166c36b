/** Why an identity provider's sign-in has not worked; the page tells each in a sentence. */
export type SignInProblemCode =
  /** No sign-in that this browser began, or one that is used or too old. */
  | 'not-begun'
  | 'cancelled'
  | 'no-email'
  | 'unverified-email'
  /** The provider does not answer. */
  | 'unreachable'
  /** The provider, or what it sent, was not as it has to be; the log says why. */
  | 'refused'
  | 'too-many';

/** A sign-in that has come to nothing. Its message is for the log and never holds a token. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem';
  readonly code: SignInProblemCode;

  constructor(code: SignInProblemCode, reason = '') {
    super(reason);
    this.code = code;
  }
}
