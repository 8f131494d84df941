import type { Command } from './command.ts';
import { gradeCommand } from './grade/grade-command.ts';
import { proofreadCommand } from './proofread-command.ts';

/** Every command of `redmark`, in the order of its help. */
export const commands: Command[] = [gradeCommand, proofreadCommand];
