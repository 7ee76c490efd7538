// Which of the packages the lockfile names are installed, each in its version.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that are missing or of another version, each told as `name 1.0.0`; those only tools need are marked. */
export function notInstalled(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, wanted]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // Our own folders are linked to, and what stands under a path of theirs is no package to install.
    if (!path.startsWith('node_modules/')) return [];
    const file = join(root, path, 'package.json');
    if (wanted.link) return existsSync(file) ? [] : [{ name, forTools: false }];
    // A package for another kind of machine is left out by npm.
    if (wanted.optional && !existsSync(file)) return [];
    if (versionIn(file) === wanted.version) return [];
    return [{ name: `${name} ${wanted.version}`, forTools: wanted.dev === true }];
  });
}

function versionIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).version;
  } catch {
    return undefined;
  }
}
