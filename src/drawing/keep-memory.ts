// The drawing library's allocator gives memory back to the system after a moment. To get it again for the next picture takes
// longer than to draw it. The allocator reads this when the library is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '-1'
