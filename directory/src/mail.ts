/** An e-mail as the directory hands it over; how it is laid out and signed is the host's. */
export type Email = { subject: string; text: string; html: string };

export type Mail = {
  /** Answers when the e-mail has been handed over, and throws when it could not be. */
  send(to: string, email: Email): Promise<void>;
  /** Sends in the background; failures are logged by the host. */
  later(to: string, email: Email): void;
};

/** Every e-mail the directory sends, as the host writes it. */
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
