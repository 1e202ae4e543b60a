// Loaded with --import into every child of the launcher: when the launcher dies, however it dies, the channel to it
// closes and the child ends too. Nobody is left running under pid 1.
const ENOUGH = 15_000

if (process.channel) {
  // Children of ours (next dev has one) watch nobody: their channel is their parent's own business.
  const at = process.execArgv.indexOf(import.meta.url)
  if (at > 0) process.execArgv.splice(at - 1, 2)
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), ENOUGH).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}
