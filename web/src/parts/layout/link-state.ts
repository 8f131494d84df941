/** What a link or a redirect hands to the screen it leads to, in the `state` of the history entry. */
export type LinkState = {
  /** The report to open. */
  id?: string;
  /** Where to go after the login. */
  from?: string;
  /** For the forms of login and password reset: whose account, and which step. */
  email?: string;
  step?: number;
  /** Why a file was not graded, and whether the fault was ours. */
  refusal?: string;
  ours?: boolean;
  /** Another resume is wanted, instead of the one this browser remembers. */
  another?: boolean;
};
