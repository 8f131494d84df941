import { csv } from './csv.ts';
import type { Format, FormatName } from './format.ts';
import { github } from './github.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

/** Every format by its name. */
export const formats: Record<FormatName, Format> = { text, json, csv, sarif, html, github };
