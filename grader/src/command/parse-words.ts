import { type ParseArgsConfig, parseArgs } from 'node:util';
import { WrongCall } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options and other words of a call. Throws `WrongCall` for an option that is unknown or lacks its value. */
export function parseWords<T extends Options>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's first sentence says what is wrong; what follows is about its own notation.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new WrongCall(sentence.endsWith('.') ? sentence : `${sentence}.`);
  }
}
