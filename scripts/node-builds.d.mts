/** Folder of the build of these sources, made where there is none; ends this process where that fails. */
export function nodeBuild(name: 'browser-tests' | 'check' | 'commands' | 'server'): string;

/** Whether there is a build of these sources. */
export function hasNodeBuild(name: 'browser-tests' | 'check' | 'commands' | 'server'): boolean;
