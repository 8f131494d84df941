/** An e-mail as the directory passes it on; layout and transport belong to the host. */
export type Email = { subject: string; text: string; html: string };

export type Mail = {
  /** Resolves when the e-mail has been handed over, and rejects when it could not be. */
  send(to: string, email: Email): Promise<void>;
  /** Sends in the background; failures are logged by the host. */
  later(to: string, email: Email): void;
};

/** The text of every e-mail the directory sends; the host supplies it. */
export type Emails = {
  signUpCode(code: string): Email;
  resetCode(code: string): Email;
  signInCode(code: string): Email;
  emailCode(code: string): Email;
  welcome(firstName: string): Email;
  passwordChanged(): Email;
  twoSteps(state: 'on' | 'off' | 'changed'): Email;
  newDevice(at: Date): Email;
  resetGuessed(): Email;
  emailChanged(to: string): Email;
};
