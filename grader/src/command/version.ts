import { readFileSync } from 'node:fs';

/** In the source, the package is a folder above; as a published package the JavaScript lies beside its package.json. */
const packageFile = import.meta.url.endsWith('.ts') ? '../../package.json' : '../package.json';

/** The version of the installed package. */
export function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL(packageFile, import.meta.url), 'utf8'));
  return version;
}

/** What `redmark --version` prints. */
export async function versionLine(): Promise<string> {
  const { rubricVersion } = await import('../report/rubric-version.ts');
  return `redmark ${packageVersion()}, rubric ${rubricVersion}`;
}
