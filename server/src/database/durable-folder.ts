import { fsyncSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { codeOf } from '../base/error-details.ts';

type Attributes = { mode?: number };
type Nodes = {
  mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  setattr(node: unknown, attributes: Attributes): void;
};
type FileSystems = { stream_ops: { fsync?: (stream: { nfd: number }) => number }; node_ops: Nodes };
type Engine = { NODEFS?: FileSystems; FS: { filesystems: { NODEFS: FileSystems } } };
const others = 0o077;
const notSyncable = new Set(['EINVAL', 'EBADF']);

/**
 * PGlite on a folder private to its owner, made to survive a power cut: by default it runs with fsync off, and its file
 * system does not implement fsync, so that even `fsync=on` would not flush anything.
 */
export function durableFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fs = new NodeFS(folder);
  const init = fs.init.bind(fs);
  fs.init = async (pg, options) => {
    const result = await init(pg, options);
    const preRun = (engine: unknown) => {
      const { NODEFS, FS } = engine as Engine;
      const { stream_ops, node_ops } = NODEFS ?? FS.filesystems.NODEFS;
      stream_ops.fsync = syncStream;
      keepPrivate(node_ops);
    };
    const before = (result.emscriptenOpts.preRun ?? []) as ((engine: unknown) => void)[];
    result.emscriptenOpts.preRun = [...before, preRun] as never;
    return result;
  };
  return {
    fs,
    startParams: [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
  };
}

/** The engine makes its files accessible to every user of the machine, ignoring the umask. */
function keepPrivate(nodes: Nodes) {
  const { mknod, setattr } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~others, device);
  nodes.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined ? attributes : Object.assign(attributes, { mode: attributes.mode & ~others }),
    );
}

function syncStream(stream: { nfd: number }): number {
  try {
    fsyncSync(stream.nfd);
  } catch (error) {
    if (!notSyncable.has(String(codeOf(error)))) throw error;
  }
  return 0;
}
