// Loaded with --import into every child of the launcher: when the launcher dies, however it dies, the channel to it
// closes and the child ends too. Nobody is left running under pid 1.
const ENOUGH = 15_000

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), ENOUGH).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}
