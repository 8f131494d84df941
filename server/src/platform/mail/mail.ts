export type Letter = { subject: string; text: string; html: string };

/** Carries letters. It answers when the letter has been handed over, and throws when it could not be. */
export type Mail = { send(to: string, letter: Letter): Promise<void> };
