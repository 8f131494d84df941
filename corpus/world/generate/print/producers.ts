import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../../../scripts/test/chromium.ts';

/** moderncv asks for this package even where its icons come from another font. */
const iconless =
  '\\ProvidesPackage{fontawesome5}[2022/05/02]\\newcommand{\\faIcon}[2][]{}\\newcommand{\\faCircle}[1][]{$\\circ$}\\endinput';

/** The programs that make PDFs of sources, in a folder of their own. */
export class Producers {
  readonly #folder: string;
  readonly #browser: Browser;
  readonly #pages = new Map<string, string>();
  readonly #documents: string[] = [];
  readonly #articles: string[] = [];

  private constructor(folder: string, browser: Browser) {
    this.#folder = folder;
    this.#browser = browser;
  }

  static async open(folder: string, photo: Uint8Array): Promise<Producers> {
    writeFileSync(join(folder, 'photo.png'), photo);
    writeFileSync(join(folder, 'fontawesome5.sty'), iconless);
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
    return new Producers(folder, browser);
  }

  html(name: string, source: string) {
    this.#pages.set(name, source);
  }

  fodt(name: string, source: string) {
    writeFileSync(join(this.#folder, `${name}.fodt`), source);
    this.#documents.push(name);
  }

  tex(name: string, source: string) {
    writeFileSync(join(this.#folder, `${name}.tex`), source);
    this.#articles.push(name);
  }

  /** Prints everything given so far and closes the browser. */
  async printAll(pathOf: (name: string) => string) {
    for (const [name, source] of this.#pages) {
      const page = await this.#browser.newPage();
      await page.setContent(source);
      writeFileSync(pathOf(name), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      await page.close();
    }
    await this.#browser.close();
    const sources = this.#documents.map((name) => `${name}.fodt`);
    if (sources.length > 0)
      this.#run(
        'soffice',
        `-env:UserInstallation=file://${this.#folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        ...sources,
      );
    for (const name of this.#articles)
      for (const _ of [1, 2]) this.#run('pdflatex', '-interaction=nonstopmode', `${name}.tex`);
    for (const name of [...this.#documents, ...this.#articles]) {
      const made = join(this.#folder, `${name}.pdf`);
      if (!existsSync(made)) throw new Error(`${name}: no PDF was made, see ${this.#folder}`);
      copyFileSync(made, pathOf(name));
      this.#warnOf(name);
    }
  }

  #run(command: string, ...rest: string[]) {
    spawnSync(command, rest, { cwd: this.#folder, timeout: 300_000 });
  }

  #warnOf(name: string) {
    const log = join(this.#folder, `${name}.log`);
    const errors = existsSync(log) ? readFileSync(log, 'latin1').match(/^!.*$/gm) : null;
    if (errors) console.error(`${name}: ${errors.slice(0, 3).join(' ')} (${this.#folder})`);
  }
}
