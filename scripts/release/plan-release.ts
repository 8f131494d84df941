/** What a release is made of: the repository as it is, and the version that is asked for. */
export type Repository = {
  /** Paths that git does not have as they are. */
  changed: string[];
  tags: string[];
  changelog: string;
  /** `package.json` of the root and of every workspace, by path. */
  packages: ReadonlyMap<string, string>;
  lock: string;
};

/** The files of a release as they will be, or why there cannot be one. */
type Plan = { complaints: string[] } | { files: Map<string, string>; notes: string };

type Package = { name: string; version: string } & { [kind in (typeof kinds)[number]]?: Record<string, string> };
type Lock = { version: string; packages: Record<string, Package> };

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/;
const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m;

/** Plans a release on a day (YYYY-MM-DD): every workspace has its version, and what was unreleased is its section. */
export function planRelease(
  version: string,
  day: string,
  { changed, tags, changelog, packages, lock }: Repository,
): Plan {
  const all = [...packages].map(([path, text]) => ({ path, json: JSON.parse(text) as Package }));
  const names = new Set(all.map(({ json }) => json.name));
  const current = all.find(({ path }) => path === 'package.json')?.json.version ?? '';
  const notes = unreleased.exec(changelog)?.[1]?.trim() ?? '';
  const complaints = [
    ...(versionPattern.test(version) ? [] : [`“${version}” is no version; say it as 1.2.3.`]),
    ...(isLater(version, current) ? [] : [`${version} is not later than ${current}.`]),
    ...(tags.includes(`v${version}`) ? [`The tag v${version} is there already.`] : []),
    ...(changed.length > 0 ? [`Commit these first: ${changed.join(', ')}.`] : []),
    ...(/^- /m.test(notes) ? [] : ['CHANGELOG.md has nothing under “## Unreleased”: write what changes for whom.']),
    ...all
      .filter(({ json }) => json.version !== current)
      .map(({ path, json }) => `${path} has version ${json.version}, package.json ${current}.`),
    ...(JSON.parse(lock).version === current ? [] : ['package-lock.json has another version: run npm install.']),
  ];
  if (complaints.length > 0) return { complaints };

  const raised = (json: Package): Package => {
    const own = { ...json, version };
    for (const kind of kinds) {
      const wanted = json[kind];
      if (wanted)
        own[kind] = Object.fromEntries(
          Object.entries(wanted).map(([name, is]) => [name, names.has(name) ? version : is]),
        );
    }
    return own;
  };
  const locked = JSON.parse(lock) as Lock;
  const folders = new Set(all.map(({ path }) => path.replace(/\/?package\.json$/, '')));
  const entries = Object.entries(locked.packages).map(([at, entry]) => [at, folders.has(at) ? raised(entry) : entry]);
  return {
    files: new Map([
      ...all.map(({ path, json }) => [path, written(raised(json))] as const),
      ['package-lock.json', written({ ...locked, version, packages: Object.fromEntries(entries) })],
      ['CHANGELOG.md', changelog.replace(unreleased, () => `## ${version}, ${day}\n\n${notes}\n\n`)],
    ]),
    notes,
  };
}

function isLater(version: string, current: string): boolean {
  const [one, other] = [version, current].map((text) => versionPattern.exec(text)?.slice(1).map(Number) ?? []);
  for (let at = 0; at < 3; at += 1) {
    const by = (one?.[at] ?? 0) - (other?.[at] ?? 0);
    if (by !== 0) return by > 0;
  }
  return false;
}

const written = (json: object) => `${JSON.stringify(json, null, 2)}\n`;
