import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/testing/free-port.ts';

/** What the tests of the S3 storage need to know of the server they run against. */
type S3Server = { environment: Record<string, string>; stop(): void };

/** The system's Python: packages of the system are installed only for it. */
const python = '/usr/bin/python3';
const launcher = fileURLToPath(new URL('./swift-launch.py', import.meta.url));
const parts = ['account', 'container', 'object'] as const;
const user = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
const startSeconds = 90;

/** Why no S3 server can be started here, or undefined when one can. */
export function missingForSwift(): string | undefined {
  if (spawnSync(python, ['-c', 'import swift']).status !== 0) return 'python3-swift is not installed';
  if (spawnSync('memcached', ['-V']).status !== 0) return 'memcached is not installed';
  return undefined;
}

/**
 * OpenStack Swift with its S3 interface, on its own folder and ports. It checks signatures as strictly as S3, including
 * signed types and lengths, which common S3 emulators do not.
 */
export async function startSwift(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'redmark-swift-'));
  const log = openSync(join(folder, 'log'), 'a');
  const children: ChildProcess[] = [];
  const start = (command: string, args: string[]) =>
    children.push(spawn(command, args, { stdio: ['ignore', log, log], cwd: folder }));
  const stop = () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const ports = await writeConfiguration(folder);
    const identity = process.getuid?.() === 0 ? ['-u', 'root'] : [];
    start('memcached', ['-l', '127.0.0.1', '-p', String(ports.memcached), ...identity]);
    for (const part of [...parts, 'proxy'] as const)
      start(python, [launcher, folder, `${part}-server`, join(folder, `${part}-server.conf`)]);
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    const environment = {
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_BUCKET: 'redmark',
      TEST_S3_ACCESS_KEY_ID: user.accessKeyId,
      TEST_S3_SECRET_ACCESS_KEY: user.secretAccessKey,
    };
    await createBucket(endpoint, environment.TEST_S3_BUCKET, () => readFileSync(join(folder, 'log'), 'utf8'));
    return { environment, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function writeConfiguration(folder: string) {
  mkdirSync(join(folder, 'disks', 'd1'), { recursive: true });
  const ports: Record<string, number> = { proxy: await freePort(), memcached: await freePort() };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n');
  const common = `swift_dir = ${folder}\nbind_ip = 127.0.0.1\nworkers = 0\nuser = ${process.env.USER ?? 'root'}`;
  for (const part of parts) {
    ports[part] = await freePort();
    write(
      `${part}-server.conf`,
      `[DEFAULT]\n${common}\nbind_port = ${ports[part]}\ndevices = ${folder}/disks\nmount_check = false
disable_fallocate = true\nfsync_method = none\n[pipeline:main]\npipeline = ${part}-server
[app:${part}-server]\nuse = egg:swift#${part}\n`,
    );
  }
  makeRings(folder, ports);
  write('proxy-server.conf', proxyConfiguration(`${common}\nbind_port = ${ports.proxy}`, ports.memcached ?? 0));
  return { proxy: ports.proxy, memcached: ports.memcached };
}

/** Writes which server keeps what: all rings in one process, since Python takes long to load Swift. */
function makeRings(folder: string, ports: Record<string, number>) {
  const args = parts.flatMap((part) => [part, String(ports[part])]);
  const { status, stderr } = spawnSync(python, [launcher, folder, 'rings', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The rings could not be built: ${stderr}`);
}

function proxyConfiguration(common: string, memcachedPort: number): string {
  const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'slo', 'symlink', 'copy', 'dlo'];
  return `[DEFAULT]
${common}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${user.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
cors_preflight_allow_origin = *
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
${filters.map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}`).join('\n')}
`;
}

async function createBucket(endpoint: string, bucket: string, log: () => string) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: user,
    maxAttempts: 1,
  });
  const end = performance.now() + startSeconds * 1000;
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error(`Swift did not start:\n${log()}`, { cause: error });
      await pause(200);
    }
  }
}
