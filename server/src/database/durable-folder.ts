import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FileSystems = { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
type Engine = { NODEFS?: FileSystems; FS: { filesystems: { NODEFS: FileSystems } } };
const notSyncable = new Set(['EINVAL', 'EBADF']);

/**
 * PGlite on a folder, made to survive a power cut: out of the box it runs with fsync off, and its file system has no
 * fsync at all, so that even `fsync=on` would write nothing through.
 */
export function durableFolder(folder: string) {
  const fs = new NodeFS(folder);
  const init = fs.init.bind(fs);
  fs.init = async (pg, options) => {
    const result = await init(pg, options);
    const preRun = (engine: unknown) => {
      const { NODEFS, FS } = engine as Engine;
      (NODEFS ?? FS.filesystems.NODEFS).stream_ops.fsync = syncStream;
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

function syncStream(stream: { nfd: number }): number {
  try {
    fsyncSync(stream.nfd);
  } catch (error) {
    if (!notSyncable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return 0;
}
