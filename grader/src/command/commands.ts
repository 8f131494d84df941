import type { Command } from './command.ts';
import { exportCommand } from './export/export-command.ts';
import { gradeCommand } from './grade/grade-command.ts';
import { matchCommand } from './match/match-command.ts';
import { proofreadCommand } from './proofread-command.ts';
import { schemaCommand } from './schema-command.ts';

/** Every command of `redmark`, in the order of its help. */
export const commands: Command[] = [gradeCommand, matchCommand, proofreadCommand, exportCommand, schemaCommand];
