// Started ahead of time with the packages loaded, so that a build begins the moment it is asked for.
process.once('message', (build: string) => import(build));
